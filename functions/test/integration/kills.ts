/** kill -9 in the middle of an upload, a reading, a deletion or the reading of pictures; then what must hold. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { readPortion } from '../../src/features/upload/read-pictures.ts';
import { sweep } from '../../src/features/upload/sweep.ts';
import { newId } from '../../src/platform/ids.ts';
import {
  FACTS,
  GIVES,
  GUIDE,
  INDEX,
  OPENING,
  PDF,
  PICTURES,
  PIECES,
  QUIZ,
  SUMMARY,
  TEXT,
} from '../../src/stores/book-files.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { documentsOf, openDocument } from '../../src/stores/documents.ts';
import * as pictureReadings from '../../src/stores/picture-readings.ts';
import { DEAD_AFTER_MS, jobRef } from '../../src/stores/readings.ts';
import { withBook } from '../support/books.ts';
import { waitingPictures } from '../support/scans.ts';
import type { Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import type { Order, Work } from './killable.ts';

const PROGRAM = fileURLToPath(new URL('./killable.ts', import.meta.url));

/**
 * When the process dies: as it begins a write (the first is 1), or one to Storage, which leaves no locks in the emulated database;
 * or so many ms after it began to work; null: not at all.
 */
export type Death = { beforeWrite: number } | { beforeFile: number } | { afterMs: number } | null;

function writeOf(death: Death): number | null {
  if (death && 'beforeWrite' in death) return death.beforeWrite;
  return death && 'beforeFile' in death ? death.beforeFile : null;
}

/**
 * Does the work in a process of its own, which dies as it is told.
 * @param prepare what is done when the process is there, right before it begins
 * @returns whether the work was done before
 */
export async function doAndDie(work: Work, death: Death, prepare = async () => {}): Promise<boolean> {
  const child = fork(PROGRAM, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  await prepare();
  let done = false;
  child.once('message', () => {
    done = true;
  });
  const filesAlone = death !== null && 'beforeFile' in death;
  const timer = death && 'afterMs' in death && setTimeout(() => child.kill('SIGKILL'), death.afterMs);
  child.send({ ...work, diesBefore: writeOf(death), filesAlone } satisfies Order);
  await once(child, 'exit');
  if (timer) clearTimeout(timer);
  return done;
}

const named = (files: string[]) => files.map((name) => name.split('/').slice(1).join('/')).toSorted();
const WHOLE = [PDF, TEXT, INDEX, FACTS, GIVES, GUIDE, OPENING, PIECES, QUIZ, SUMMARY].toSorted();

/** After any crash and one sweep, a student's files are those of the listed books, all of them read. */
async function expectWhole(student: Student, ids: string[]): Promise<void> {
  for (const id of ids) await student.sees(id, ({ status }) => status === 'ready');
  // A run removes its own parts after the book is ready, and the sweep those of a dead one.
  const swept = async () => {
    await sweep({ uid: student.uid, graceMs: 0 });
    return (await filesOf(student.uid)).filter((name) => name.includes('/parts/'));
  };
  await expect.poll(swept, { timeout: 30_000 }).toEqual([]);
  const { body } = await student.call('upload.list');
  expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const files = await filesOf(student.uid);
  for (const id of ids) expect(named(files.filter((name) => name.startsWith(id)))).toEqual(WHOLE);
  expect(files.length).toBe(ids.length * WHOLE.length);
}

/** An upload is killed and tried again with the same key: one book, whole. */
export async function killedUpload(student: Student, bytes: Uint8Array, death: Death): Promise<boolean> {
  const work: Work = { do: 'upload', uid: student.uid, bytes, key: newId() };
  const done = await doAndDie(work, death);
  // "Try again": the emulated database holds the dead process's locks for up to a minute.
  await expect.poll(() => doAndDie(work, null), { timeout: 150_000 }).toBe(true);
  const { body } = await student.call('upload.list');
  expect(body.length).toBe(1);
  await expectWhole(
    student,
    body.map(({ id }) => id),
  );
  return done;
}

/** An upload is killed and never tried again: the book is there whole, or nothing is. */
export async function abandonedUpload(student: Student, bytes: Uint8Array, death: Death): Promise<boolean> {
  const done = await doAndDie({ do: 'upload', uid: student.uid, bytes, key: newId() }, death);
  const { body } = await student.call('upload.list');
  if (done) expect(body.length).toBe(1);
  await expectWhole(
    student,
    body.map(({ id }) => id),
  );
  return done;
}

/** A reader is killed; the next look at the list finds it dead and has the book read after all. */
export async function killedReading(student: Student, bytes: Uint8Array, death: Death): Promise<boolean> {
  const id = await withBook(student, bytes, 'book.pdf');
  const { pages } = await openDocument(student.uid, id);
  const job = newId();
  const ref = documentsOf(student.uid).doc(id);
  const reading = { job, run: null, attempts: 0, heartbeat_at: new Date().toISOString(), parts: 0 };
  // The suite's own reader hears of the job as well: it is made when the one that dies is there to take it first.
  const done = await doAndDie({ do: 'read', uid: student.uid, job }, death, async () => {
    await ref.update({ status: 'reading', pages_read: 0, reading });
    await jobRef(student.uid, job).create({ document: id, created_at: new Date().toISOString() });
  });
  const left = await openDocument(student.uid, id);
  if (left.reading?.run) {
    const heartbeat_at = new Date(Date.now() - DEAD_AFTER_MS - 1).toISOString();
    await ref.update({ reading: { ...left.reading, heartbeat_at } });
  }
  await expectWhole(student, [id]);
  expect((await loadBook(student.uid, id)).book.pages.length).toBe(pages);
  return done;
}

/** A deletion is killed and tried again: nothing is left. */
export async function killedDeletion(student: Student, bytes: Uint8Array, death: Death): Promise<boolean> {
  const id = await withBook(student, bytes, 'book.pdf');
  const done = await doAndDie({ do: 'delete', uid: student.uid, id }, death);
  // 503, "try again": the database holds the dead process's locks for some seconds.
  const again = async () => (await student.call('upload.delete', { params: { id } })).status;
  await expect.poll(again, { timeout: 60_000 }).toBe(200);
  await expectWhole(student, []);
  return done;
}

/** A claim on the book (`claimBook`) of a process that has died ends by itself; here at once. */
async function endClaim(uid: string, id: string): Promise<void> {
  const { transcribing } = await openDocument(uid, id);
  if (transcribing) await documentsOf(uid).doc(id).update({ 'transcribing.until': 0 });
}

/**
 * A reader of pictures is killed; another goes on with the same book. Every page is there in the end, and none that was stored
 * is read again.
 * @param bytes a book of so many pictures (`count`)
 * @returns whether the work was done before, and the pages that the dead reader had stored
 */
export async function killedPictures(
  student: Student,
  bytes: Uint8Array,
  count: number,
  death: Death,
): Promise<{ done: boolean; stored: number[] }> {
  const { uid } = student;
  const { id, job } = await waitingPictures(student, bytes, count);
  const ref = documentsOf(uid).doc(id);
  const done = await doAndDie({ do: 'pictures', uid, id, job }, death);
  const stored = [...(await pictureReadings.readPictures(uid, id)).keys()].toSorted((a, b) => a - b);
  const save = vi.spyOn(pictureReadings, 'savePicture');
  try {
    await expect
      .poll(
        async () => {
          const { pictures } = await openDocument(uid, id);
          if (!pictures) return null;
          await endClaim(uid, id);
          // The dead one's heartbeat is as old as that of one whose death is noticed.
          await ref.update({ 'pictures.heartbeat_at': new Date(Date.now() - 60 * 60_000).toISOString() });
          await readPortion(uid, id, job);
          return (await openDocument(uid, id)).pictures;
        },
        { timeout: 120_000 },
      )
      .toBeNull();
    const again = save.mock.calls.map(([, , page]) => page);
    const all = Array.from({ length: count }, (_, at) => at + 1);
    expect([...stored, ...again].toSorted((a, b) => a - b)).toEqual(all);
    const { book, complete } = await loadBook(uid, id);
    expect(complete).toBe(true);
    expect(book.pages.map(({ text }) => text !== '')).toEqual(all.map(() => true));
    expect(await openDocument(uid, id)).toMatchObject({ pages_pictured: [{ from: 1, to: count }] });
    expect([...(await pictureReadings.readPictures(uid, id)).keys()].toSorted((a, b) => a - b)).toEqual(all);
    const files = named((await filesOf(uid)).filter((name) => name.startsWith(id)));
    expect(files).toEqual([...WHOLE.filter((name) => name !== OPENING && name !== PIECES), PICTURES].toSorted());
  } finally {
    save.mockRestore();
  }
  return { done, stored };
}
