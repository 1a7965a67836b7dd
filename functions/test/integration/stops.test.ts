import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import './in-process.ts';

const HOUR = 3_600_000;

let ana: Student;
let ben: Student;
let book: string;
beforeAll(async () => {
  [ana, ben] = await enrol(2);
  book = await withCoursebook(ana);
});

const keep = (page: number, ago: number, by = ana) =>
  by.call('book.keepStop', { params: { id: book }, body: { page, ago } });
const stop = async () => (await ana.call('book.stop', { params: { id: book } })).body.stop;

describe('where a student stopped', () => {
  it('is the latest stop of all devices, in whatever order they are heard of', async () => {
    expect(await stop()).toBeNull();
    await keep(5, 3 * HOUR);
    const { body } = await keep(9, HOUR);
    expect(body.stop?.page).toBe(9);
    // A device that comes back after longer is told what stands.
    expect((await keep(7, 2 * HOUR)).body.stop?.page).toBe(9);
    const there = await stop();
    expect(there?.page).toBe(9);
    expect(there?.ago).toBeGreaterThanOrEqual(HOUR);
    expect(there?.ago).toBeLessThan(2 * HOUR);
  });

  it('is a page that the book has', async () => {
    expect((await keep(5_000, 0)).status).toBe(400);
    expect((await stop())?.page).toBe(9);
  });

  it('is nobody else’s to see or to change', async () => {
    expect((await keep(2, 0, ben)).status).toBe(404);
    expect((await ben.call('book.stop', { params: { id: book } })).status).toBe(404);
    expect((await stop())?.page).toBe(9);
  });

  it('is refused from the future and on no page', async () => {
    expect((await keep(3, -1)).status).toBe(400);
    expect((await keep(0, 0)).status).toBe(400);
  });

  it('goes with the book, and is not kept of one that is gone', async () => {
    const { firestore } = await import('../../src/platform/firestore.ts');
    await ana.call('upload.delete', { params: { id: book } });
    const ref = firestore().doc(`users/${ana.uid}/stops/${book}`);
    await expect.poll(async () => (await ref.get()).exists, { timeout: 30_000 }).toBe(false);
    expect((await keep(4, 0)).status).toBe(404);
    expect((await ana.call('book.stop', { params: { id: newId() } })).status).toBe(404);
    expect((await ref.get()).exists).toBe(false);
  });
});
