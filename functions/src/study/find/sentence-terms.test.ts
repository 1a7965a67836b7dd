import { expect, it } from 'vitest';
import type { Sentence } from '../../book/sentences.ts';
import { termsAt } from './sentence-terms.ts';

/** So many sentences, each with a number of its own. */
const book = (count: number) => ({
  language: 'en' as const,
  sentences: Array.from({ length: count }, (_, at) => ({ text: `Tides of day ${at}` }) as Sentence), // only texts are looked at
});

it('cuts a sentence into its terms once, and there are none where there is no sentence', () => {
  const index = book(2);
  expect(termsAt(index, 1)).toEqual(['tide', 'of', 'day', '1']);
  expect(termsAt(index, 1)).toBe(termsAt(index, 1));
  expect(termsAt(index, 2)).toEqual([]);
  expect(termsAt(book(2), 1)).not.toBe(termsAt(index, 1));
});

it('keeps no more than some thousand sentences of a book', () => {
  const index = book(4_001);
  const first = termsAt(index, 0);
  for (let at = 1; at < 4_000; at++) termsAt(index, at);
  expect(termsAt(index, 0)).toBe(first);
  termsAt(index, 4_000);
  expect(termsAt(index, 0)).not.toBe(first);
});
