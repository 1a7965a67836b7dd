import { expect, it, vi } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { OPENED_BOOKS } from '../../books-to-open.ts';
import type { ConverseInput } from '../../converse.ts';
import { type LookedUp, runTool } from './tools.ts';

const book = testBook(['# Locks\n\nA lock is what one thread holds alone while it changes a shared thing.']);
const index = buildIndex(book);
const shelfOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    pdf_id: `book ${at + 1}`,
    title: `Book ${at + 1}`,
    open: vi.fn(async () => ({ book, index })),
    summary: async () => null,
  }));
const asking = (books: ReturnType<typeof shelfOf>): ConverseInput => ({
  question: 'What is a lock?',
  history: [],
  shelf: { books, reading: 0, beyond: 0 },
  record: async () => ({ attempted: 0, correct: 0, attempts: 0, last: null, books: [], missed: [] }),
  today: '2026-11-20',
  hasTime: () => true,
});

it('a question opens so many books and no other, however many are named; those that are open can be asked again', async () => {
  const books = shelfOf(OPENED_BOOKS + 2);
  const found: LookedUp = { books: new Map(), record: null };
  const search = async (id: string | null) =>
    JSON.parse(await runTool(asking(books), found, 'search_books', { query: 'lock', book: id }));
  for (const [at] of books.slice(0, OPENED_BOOKS).entries())
    expect(await search(`b${at + 1}`)).toHaveProperty('excerpts');
  expect(found.books.size).toBe(OPENED_BOOKS);
  const beyond = books[OPENED_BOOKS];
  expect(await search(`b${OPENED_BOOKS + 1}`)).toEqual({ error: expect.stringContaining('Not looked into') });
  expect(beyond?.open).not.toHaveBeenCalled();
  expect(await search('b1')).toHaveProperty('excerpts');
  await search(null);
  expect(found.books.size).toBe(OPENED_BOOKS);
});
