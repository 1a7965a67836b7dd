import { describe, expect, it } from 'vitest';
import { blocksOf, blocksOfPage, bodySize, keepBodySize } from './blocks.ts';
import { testBook } from './testing.ts';

const PROSE = `A lock is held by one thread at a time, and by no other. ${'Whoever wants to go in has to wait outside. '.repeat(9)}`;
const REFERENCE = 'Knuth, D. E. (1968). The art of computer programming. Reading, 1, 1–650.';

/** Pages of prose, with a bibliography of short pieces that runs over three pages in the middle. */
const source = [
  ...Array.from({ length: 6 }, (_, at) => `^ Locks\n\n# Part ${at}\n\n${PROSE}\n\n${PROSE}`),
  `${PROSE}\n\n${REFERENCE}\n\n2nd edition`,
  `3rd edition\n\n${REFERENCE}\n\na paperback\n\nhttps://example.org/locks`,
  `an index\n\n${REFERENCE}\n\nNotes`,
  ...Array.from({ length: 6 }, () => `${PROSE}\n\nA short piece.`),
];

describe('the blocks of a page', () => {
  it('are those of the whole book, whichever page is asked for first', () => {
    const whole = blocksOf(testBook(source));
    expect(whole.filter(({ kind }) => kind === 'reference').length).toBeGreaterThan(5);
    const pages = source.map((_, at) => at + 1);
    for (const order of [pages, pages.toReversed()]) {
      const book = testBook(source);
      for (const page of order) expect(blocksOfPage(book, page)).toEqual(whole.filter((block) => block.page === page));
    }
  });

  it('are cut without looking at the lines of pages far away', () => {
    const book = testBook(source);
    keepBodySize(book, bodySize(testBook(source)));
    for (const at of [0, 1, 11, 12, 13])
      Object.defineProperty(book.pages[at], 'lines', {
        get: () => {
          throw new Error('This page is not needed.');
        },
      });
    expect(blocksOfPage(book, 8).map(({ kind }) => kind)).toContain('reference');
  });
});
