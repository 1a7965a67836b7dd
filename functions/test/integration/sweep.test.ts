import { afterEach, describe, expect, it } from 'vitest';
import { sweepClosures } from '../../src/features/account/sweep-closures.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { chats } from '../../src/stores/chats.ts';
import { closures } from '../../src/stores/closures.ts';
import { deletionRef } from '../../src/stores/deletions.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { jobRef, queuedReading } from '../../src/stores/readings.ts';
import './in-process.ts';

/** Two students, the first of whom comes first wherever students are gone through. */
const first = `aaa-${newId()}`;
const last = `zzz-${newId()}`;
const ages = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 3_600_000;

afterEach(async () => {
  for (const uid of [first, last]) await firestore().recursiveDelete(firestore().collection('users').doc(uid));
  await closures().doc('broken').delete();
  await closures().doc('odd').delete();
});

const book = (reading: object) => ({
  title: 'Locks',
  created_at: ages(HOUR),
  file_name: 'locks.pdf',
  bytes: 1,
  fingerprint: '0',
  upload_key: null,
  pages: 3,
  status: 'reading',
  pages_read: 0,
  pages_without_text: [],
  language: null,
  reading,
});
const stopped = (job: string) => ({ ...queuedReading(job, 0), heartbeat_at: ages(HOUR) });

describe('the sweep reaches a student', { timeout: 180_000 }, () => {
  it('behind 520 finished deletions of another', async () => {
    const batches = [0, 1].map(() => firestore().batch());
    for (let note = 0; note < 520; note++)
      batches[note % 2]?.set(deletionRef(first, newId()), { deleted_at: ages(2 * HOUR), finished: true });
    for (const batch of batches) await batch.commit();
    await deletionRef(last, 'book').set({ deleted_at: ages(2 * HOUR), finished: false });

    await sweep({ uid: last });

    expect((await deletionRef(last, 'book').get()).data()).toMatchObject({ finished: true });
  });

  it('behind a deletion of another that cannot be finished', async () => {
    // A conversation about the book that cannot be understood stops its deletion.
    await chats.all(first).doc('odd').set({ pdf_id: 'broken' });
    await deletionRef(first, 'broken').set({ deleted_at: ages(2 * HOUR), finished: false });
    await deletionRef(last, 'book').set({ deleted_at: ages(2 * HOUR), finished: false });

    await sweep();

    expect((await deletionRef(first, 'broken').get()).data()).toMatchObject({ finished: false });
    expect((await deletionRef(last, 'book').get()).data()).toMatchObject({ finished: true });
  });

  it('behind a reading of another whose book is not what it should be', async () => {
    await jobRef(first, 'a-job').set({ document: 'broken', created_at: ages(HOUR) });
    await jobRef(first, 'b-job').set({ nonsense: true });
    await documentsOf(first).doc('broken').set({ title: 7 });
    await jobRef(last, 'job').set({ document: 'book', created_at: ages(HOUR) });
    await documentsOf(last)
      .doc('book')
      .set(book(stopped('job')));

    await sweep();

    const after = (await documentsOf(last).doc('book').get()).data();
    // A reader may have ended the new reading by now.
    expect(after?.reading?.job ?? 'ended').not.toBe('job');
  });

  it('behind a closure of another that is not what it should be', async () => {
    await closures()
      .doc('broken')
      .set({ erased: false, closed_at: ages(3 * HOUR) });
    await closures()
      .doc('odd')
      .set({ uid: 'a//b', erased: false, closed_at: ages(3 * HOUR) });
    const mark = closures().doc(`zzz-${newId()}`);
    await mark.set({ uid: last, erased: false, closed_at: ages(HOUR) });
    await documentsOf(last).doc('book').set({ title: 'Left behind' });

    await sweepClosures();

    expect((await documentsOf(last).doc('book').get()).exists).toBe(false);
    await mark.delete();
  });
});
