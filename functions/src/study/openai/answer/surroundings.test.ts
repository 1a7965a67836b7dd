import { expect, it } from 'vitest';
import { readCoursebook } from '../../../../test/support/openai/study.ts';
import { testBook } from '../../../book/testing.ts';
import { surroundingsOf } from './surroundings.ts';

it('tells what stands before a quote from what stands behind it, and names from words', async () => {
  const { book } = await readCoursebook();
  const page = book.pages.find(({ text }) => text.includes('Ebbinghaus') && text.length > 400)!; // the course has him
  const words = page.text.split(/\s+/);
  const middle = Math.floor(words.length / 2);
  const [previous, quote, next] = [
    [-6, 0],
    [0, 6],
    [6, 12],
  ].map(([from = 0, to = 0]) => words.slice(middle + from, middle + to).join(' '));
  const { before = '', isName, isCommon } = surroundingsOf(book, [{ page: page.number, quote: quote ?? '' }], '');
  const plain = before.replace(/\s+/g, ' ');
  expect(plain).toContain(previous);
  expect(plain).not.toContain(next);
  expect(isName?.('Ebbinghaus')).toBe(true);
  expect(isName?.('Memory')).toBe(false);
  expect([isCommon?.('memory'), isCommon?.('Dijkstra')]).toEqual([true, false]);
});

it('takes no name of a short book for its subject that stands there once, nor a part of other words', () => {
  const pages = [
    'Kant wrote it.',
    'Kant read Hume.',
    'So says Kant of Analysis.',
    'An Analysis is long.',
    'Analysis ends.',
  ];
  const { isCommon } = surroundingsOf(testBook(pages), [{ page: 1, quote: 'Kant wrote it.' }], '');
  expect(['Kant', 'Hume', 'Ana', 'Analysis'].map((word) => isCommon?.(word))).toEqual([true, false, false, true]);
});
