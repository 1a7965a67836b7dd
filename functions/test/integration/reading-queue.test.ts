import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueBook, readSoon, wakeReaders } from '../../src/features/upload/readers.ts';
import { firestore } from '../../src/platform/firestore.ts';
import { newId } from '../../src/platform/ids.ts';
import { wakeReader } from '../../src/platform/tasks.ts';
import { documentsOf, openDocument } from '../../src/stores/documents.ts';
import { dueStudents, freeBlocked, joinQueue, leaveQueue, takeNext } from '../../src/stores/reading-queues.ts';
import { jobRef, queuedReading } from '../../src/stores/readings.ts';
import './in-process.ts';

// Readers are woken as on the platform, by a task; here nobody answers it.
vi.mock('../../src/platform/tasks.ts', () => ({ wakeReader: vi.fn() }));

beforeAll(() => {
  // Readers take what is due of all students: this test's are its own project's.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-folio-queues');
});
afterAll(() => vi.unstubAllEnvs());

let eve: string;
let ana: string;
beforeEach(async () => {
  await firestore().recursiveDelete(firestore().collection('users'));
  vi.mocked(wakeReader).mockClear();
  eve = `eve-${newId()}`;
  ana = `ana-${newId()}`;
});

const join = (uid: string, id: string, pages = 300) => joinQueue(uid, { id, job: `job-${id}`, pages });
/** A book that waits to be read, with its job, whose event has not been heard. */
async function uploaded(uid: string, id: string, ageMs: number): Promise<string> {
  const job = newId();
  const created_at = new Date(Date.now() - ageMs).toISOString();
  await documentsOf(uid)
    .doc(id)
    .set({
      title: 'Locks',
      created_at,
      file_name: 'locks.pdf',
      bytes: 1,
      fingerprint: '0',
      upload_key: null,
      pages: 12,
      status: 'reading',
      pages_read: 0,
      pages_without_text: [],
      language: null,
      reading: queuedReading(job, 0),
    });
  await jobRef(uid, job).set({ document: id, created_at, queued: false });
  return job;
}

describe('twenty readers', () => {
  it('read two of one student’s 60 books, and another’s that comes later at once', async () => {
    for (let book = 0; book < 60; book++) await join(eve, `slow-${book}`);
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeNext()));
    expect(taken.filter(Boolean).map((next) => next?.uid)).toEqual([eve, eve]);

    await join(ana, 'book');
    expect(await takeNext()).toEqual({ uid: ana, id: 'book', job: 'job-book' });
    expect(await takeNext()).toBeNull();

    await leaveQueue(eve, taken.find(Boolean)?.id ?? '', 480_000);
    expect(await takeNext()).toMatchObject({ uid: eve });
  });

  it('never take the same book, however many look at once', async () => {
    for (const uid of [eve, ana, 'ben', 'zoe']) for (const book of ['a', 'b']) await join(uid, book);
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeNext()));
    const books = taken.flatMap((next) => (next ? [`${next.uid}/${next.id}`] : []));
    expect(books).toHaveLength(8);
    expect(new Set(books).size).toBe(8);
  });

  it('that died with a student’s books keep the next one waiting no longer than their time', async () => {
    for (const book of ['a', 'b', 'c']) await join(eve, book);
    await takeNext();
    await takeNext();
    expect(await dueStudents()).toBe(0);
    const ref = firestore().doc(`users/${eve}/queues/reading`);
    const over = Date.now() - 1;
    await ref.update({ running: { a: { until: over }, b: { until: over } }, blocked_until: over });
    await freeBlocked();
    expect(await takeNext()).toMatchObject({ uid: eve, id: 'c' });
  });
});

describe('the call that adds a book', () => {
  it('has it read without waiting for the event, which then has nothing left to do', async () => {
    const job = await uploaded(ana, 'book', 0);
    await readSoon(ana, await openDocument(ana, 'book'));
    expect(wakeReader).toHaveBeenCalledTimes(1);
    await queueBook(ana, job);
    expect(wakeReader).toHaveBeenCalledTimes(1);
    expect(await takeNext()).toEqual({ uid: ana, id: 'book', job });
    expect(await takeNext()).toBeNull();
  });

  it('leaves the book to its event where no reader can be woken', async () => {
    const job = await uploaded(ana, 'book', 0);
    vi.mocked(wakeReader).mockRejectedValueOnce(new Error('Cloud Tasks is away'));
    await readSoon(ana, await openDocument(ana, 'book'));
    await queueBook(ana, job);
    expect(wakeReader).toHaveBeenCalledTimes(2);
    expect(await takeNext()).toEqual({ uid: ana, id: 'book', job });
  });
});

describe('an event', () => {
  it('that comes twice gives a book one place, and wakes a reader', async () => {
    const job = await uploaded(ana, 'book', 0);
    await Promise.all([queueBook(ana, job), queueBook(ana, job)]);
    expect(wakeReader).toHaveBeenCalled();
    expect(await takeNext()).toEqual({ uid: ana, id: 'book', job });
    expect(await takeNext()).toBeNull();
  });

  it('that was lost is made up for by the next minute’s look, and one that is only late is left alone', async () => {
    const job = await uploaded(ana, 'book', 90_000);
    await uploaded(eve, 'late', 10_000);
    await wakeReaders();
    expect(wakeReader).toHaveBeenCalled();
    expect(await takeNext()).toEqual({ uid: ana, id: 'book', job });
    expect(await takeNext()).toBeNull();
  });

  it('of a book that was deleted meanwhile changes nothing, nor does a reader that ends after its account was', async () => {
    const job = await uploaded(ana, 'book', 0);
    await documentsOf(ana).doc('book').delete();
    await queueBook(ana, job);
    expect(await dueStudents()).toBe(0);
    await leaveQueue(ana, 'book', 1_000);
    expect((await firestore().doc(`users/${ana}/queues/reading`).get()).exists).toBe(false);
  });
});
