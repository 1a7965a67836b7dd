import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { sureFor } from './places.ts';
import { asAsked } from './understand.ts';

it.each([
  [1, 'The heron stands in the shallow water and'],
  [2, 'waits for the fish to come to it.'],
])('a sentence over the turn of a page is found again by its half on page %i', (page, quote) => {
  const book = testBook([
    'Some birds hunt by waiting. The heron stands in the shallow water and',
    'waits for the fish to come to it. Others dive from above.',
  ]);
  const index = buildIndex(book);
  const citations = [{ page, quote, state: 'marked' as const, boxes: [] }];
  const history = [{ question: 'How do birds hunt?', answer: 'By waiting. [1]', citations }];
  const found = sureFor(asAsked('Why?'), { book, index, history, question: 'Why?' });
  expect(found.map((at) => index.sentences[at]?.text)).toEqual([
    'The heron stands in the shallow water and waits for the fish to come to it.',
  ]);
});
