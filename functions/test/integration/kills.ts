/** kill -9 at a random moment of an upload, a reading or a deletion; then what must hold. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { sweep } from '../../src/features/upload/sweep.ts';
import { newId } from '../../src/platform/ids.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { documentsOf, openDocument } from '../../src/stores/documents.ts';
import { DEAD_AFTER_MS, jobRef } from '../../src/stores/readings.ts';
import { withBook } from '../support/books.ts';
import type { Student } from '../support/students.ts';
import { filesOf } from './in-process.ts';
import type { Work } from './killable.ts';

const PROGRAM = fileURLToPath(new URL('./killable.ts', import.meta.url));

/** Does the work in a process of its own, and kills it after so many ms. Returns how long it had, and whether it was done. */
export async function doAndKill(work: Work, afterMs: number): Promise<{ ms: number; done: boolean }> {
  const child = fork(PROGRAM, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  let done = false;
  child.once('message', () => {
    done = true;
  });
  const began = performance.now();
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  child.send(work);
  await once(child, 'exit');
  clearTimeout(timer);
  return { ms: performance.now() - began, done };
}

const named = (files: string[]) => files.map((name) => name.split('/').slice(1).join('/')).toSorted();
const WHOLE = ['book.pdf', 'index.bin.gz', 'text.json.gz'];

/** After any crash and one sweep, a student's files are those of the listed books, all of them read. */
async function expectWhole(student: Student, ids: string[]): Promise<void> {
  for (const id of ids) await student.sees(id, ({ status }) => status === 'ready');
  await expect.poll(async () => (await filesOf(student.uid)).filter((name) => name.includes('/parts/'))).toEqual([]);
  await sweep({ uid: student.uid, graceMs: 0 });
  const { body } = await student.call('upload.list');
  expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const files = await filesOf(student.uid);
  for (const id of ids) expect(named(files.filter((name) => name.startsWith(id)))).toEqual(WHOLE);
  expect(files.length).toBe(ids.length * WHOLE.length);
}

/** An upload is killed and tried again with the same key: one book, whole. */
export async function killedUpload(student: Student, bytes: Uint8Array, afterMs: number): Promise<boolean> {
  const work: Work = { do: 'upload', uid: student.uid, bytes, key: newId() };
  const { done } = await doAndKill(work, afterMs);
  await doAndKill(work, 60_000);
  const { body } = await student.call('upload.list');
  expect(body.length).toBe(1);
  await expectWhole(
    student,
    body.map(({ id }) => id),
  );
  return done;
}

/** An upload is killed and never tried again: the book is there whole, or nothing is. */
export async function abandonedUpload(student: Student, bytes: Uint8Array, afterMs: number): Promise<boolean> {
  const { done } = await doAndKill({ do: 'upload', uid: student.uid, bytes, key: newId() }, afterMs);
  const { body } = await student.call('upload.list');
  if (done) expect(body.length).toBe(1);
  await expectWhole(
    student,
    body.map(({ id }) => id),
  );
  return done;
}

/** A reader is killed; the next look at the list finds it dead and has the book read after all. */
export async function killedReading(student: Student, bytes: Uint8Array, afterMs: number): Promise<boolean> {
  const id = await withBook(student, bytes, 'book.pdf');
  const { pages } = await openDocument(student.uid, id);
  const job = newId();
  const ref = documentsOf(student.uid).doc(id);
  const reading = { job, run: null, attempts: 0, heartbeat_at: new Date().toISOString(), parts: 0 };
  await ref.update({ status: 'reading', pages_read: 0, reading });
  await jobRef(student.uid, job).create({ document: id, created_at: new Date().toISOString() });
  const { done } = await doAndKill({ do: 'read', uid: student.uid, job }, afterMs);
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
export async function killedDeletion(student: Student, bytes: Uint8Array, afterMs: number): Promise<boolean> {
  const id = await withBook(student, bytes, 'book.pdf');
  const { done } = await doAndKill({ do: 'delete', uid: student.uid, id }, afterMs);
  // 503, "try again": the database holds the dead process's locks for some seconds.
  const again = async () => (await student.call('upload.delete', { params: { id } })).status;
  await expect.poll(again, { timeout: 60_000 }).toBe(200);
  await expectWhole(student, []);
  return done;
}
