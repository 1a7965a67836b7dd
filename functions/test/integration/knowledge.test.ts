import { beforeAll, describe, expect, it } from 'vitest';
import { FACTS, readBookFile } from '../../src/stores/book-files.ts';
import { lazyKnowledge } from '../../src/stores/book-knowledge.ts';
import { loadBook } from '../../src/stores/book-text.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { filesOf, replaceFile } from './in-process.ts';

let ana: Student;
let id: string;
beforeAll(async () => {
  [ana] = await enrol(1);
  id = await withCoursebook(ana);
});

const known = async () => {
  const { book } = await loadBook(ana.uid, id);
  return lazyKnowledge(ana.uid, id, book)();
};

describe('what a book knows', () => {
  it('is stored when it is read, and opened from there', async () => {
    expect(await readBookFile(ana.uid, id, FACTS)).not.toBeNull();
    expect((await known()).facts.length).toBeGreaterThan(20);
  });

  it.each([
    ['lost', null],
    ['of an older form', Buffer.from('spoilt')],
  ])('is found again where it is %s, and kept', async (_, bytes) => {
    const before = (await known()).facts.length;
    await replaceFile(ana.uid, id, FACTS, bytes);
    expect((await known()).facts.length).toBe(before);
    expect((await readBookFile(ana.uid, id, FACTS))?.length).toBeGreaterThan(100);
  });

  it('goes with the book', async () => {
    await ana.call('upload.delete', { params: { id } });
    await expect.poll(() => filesOf(ana.uid), { timeout: 30_000 }).toEqual([]);
  });
});
