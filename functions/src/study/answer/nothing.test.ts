import { expect, it } from 'vitest';
import { boxesOf } from '../../book/evidence/index.ts';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { termsNear } from './nothing.ts';

const text =
  'Many speak of a mutex without knowing it. A mutex is a lock that only one thread can hold at a time. The thread that holds a mutex must release it.';

it('marks a term in the sentence that defines it, not where its page says it first', () => {
  const book = testBook([`# Chapter 1 Locks\n\n${text}`], [{ title: 'Chapter 1 Locks', level: 1, page: 1 }]);
  const index = buildIndex(book);
  const facts = buildKnowledge(book, index.sentences);
  const search = { passages: [{ first: 1, share: 1 }], question: { weights: new Map([['thread', 1]]) } };
  const [mark] = termsNear(
    search as unknown as Parameters<typeof termsNear>[0],
    facts,
    book,
    index,
    new Set([0, 1, 2]),
  );
  const page = book.pages[0]!;
  const start = page.text.indexOf('mutex is a lock');
  expect(mark).toEqual({ term: 'mutex', page: 1, boxes: boxesOf(page, start, start + 'mutex'.length) });
  expect(mark?.boxes).toHaveLength(1);
});

it('offers no term that stands in nothing of what is shown', () => {
  const book = testBook([`# Chapter 1 Locks\n\n${text}`], [{ title: 'Chapter 1 Locks', level: 1, page: 1 }]);
  const index = buildIndex(book);
  const facts = buildKnowledge(book, index.sentences);
  const search = { passages: [{ first: 1, share: 1 }], question: { weights: new Map([['thread', 1]]) } };
  const shown = index.sentences.findIndex((sentence) => !sentence.text.includes('mutex'));
  const told = termsNear(search as unknown as Parameters<typeof termsNear>[0], facts, book, index, new Set([shown]));
  expect(told).toEqual([]);
});
