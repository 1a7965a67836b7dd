import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { documentsOf } from '../../src/stores/documents.ts';
import { openBook } from '../../src/stores/opened-books.ts';
import { wholeBook } from '../../src/stores/whole-book.ts';
import { withCoursebook } from '../support/books.ts';
import { enrol, type Student } from '../support/students.ts';
import { removeBookText } from './in-process.ts';

let ana: Student;
let zoe: Student;
let id: string;
beforeAll(async () => {
  [ana, zoe] = await enrol(2);
  id = await withCoursebook(ana);
});

const change = (fields: object) => documentsOf(ana.uid).doc(id).update(fields);

it('a book that is open is not fetched again, whoever asks at once', async () => {
  const [one, other] = await Promise.all([openBook(ana.uid, id), openBook(ana.uid, id)]);
  const later = await openBook(ana.uid, id);
  expect(one.opened).toBeDefined();
  expect([other.opened, later.opened].map((opened) => opened === one.opened)).toEqual([true, true]);
});

it('quizzes and cards are made from the book that questions have opened, and from its facts', async () => {
  const { opened } = await openBook(ana.uid, id);
  const whole = await wholeBook(ana.uid, id, new AbortController().signal);
  expect(whole.book).toBe(opened?.book);
  expect(await whole.knowledge()).toBe(await opened?.knowledge());
});

it('as many pages are kept as a process has memory for: of two large books the first is let go', async () => {
  const books = [await withCoursebook(zoe), await withCoursebook(zoe)] as const;
  for (const book of books) await documentsOf(zoe.uid).doc(book).update({ pages: 1_300 });
  const opened = async (book: string) => (await openBook(zoe.uid, book)).opened;
  const [first, second] = [await opened(books[0]), await opened(books[1])];
  expect([first, second]).not.toContain(undefined);
  expect((await opened(books[1])) === second).toBe(true);
  expect((await opened(books[0])) === first).toBe(false);
});

it('its title and status are always those of now', async () => {
  await change({ title: 'Another title' });
  expect((await openBook(ana.uid, id)).document.title).toBe('Another title');
});

it('a text that has changed is opened anew', async () => {
  const before = await openBook(ana.uid, id);
  await change({ text_version: newId() });
  const after = await openBook(ana.uid, id);
  expect(after.book).toEqual(before.book);
  expect(after.opened === before.opened).toBe(false);
});

it('a text that is lost is not taken for opened: the book is read again', async () => {
  await removeBookText(ana.uid, id);
  expect(await openBook(ana.uid, id)).toMatchObject({ complete: false, document: { status: 'reading' } });
  await expect.poll(async () => (await openBook(ana.uid, id)).complete, { timeout: 60_000 }).toBe(true);
});

it('opens for nobody else, and for nobody once it is deleted', async () => {
  await openBook(ana.uid, id);
  await expect(openBook(zoe.uid, id)).rejects.toMatchObject({ code: 'not_found' });
  await documentsOf(ana.uid).doc(id).delete();
  await expect(openBook(ana.uid, id)).rejects.toMatchObject({ code: 'not_found' });
});
