import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Page } from '../model.ts';
import { findQuote } from './find.ts';
import { hasSubstance } from './substance.ts';
import { verifyQuote } from './verify.ts';

const bare = (text: string): Page => ({ number: 1, width: 1, height: 1, text, lines: [], quality: 'good' });

const word = fc.stringMatching(/^[a-zäöüéα-ωа-я]{2,9}$/u);
const words = fc.array(word, { minLength: 6, maxLength: 40 });
const number = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }).map(String),
  fc.tuple(fc.nat(999), fc.nat(99)).map(([whole, rest]) => `${whole}.${rest}`),
  fc.integer({ min: -99, max: -1 }).map(String),
);
const separator = fc.constantFrom(' ', '\n', '  ', ', ', '. ', ' – ', '; ', '\u00a0', ' (', ') ', ' “', '” ');

/** A page of words, and the part of it from word `first` to word `last`. */
const passage = fc
  .tuple(words, fc.array(separator, { minLength: 40, maxLength: 40 }), fc.nat(), fc.nat())
  .map(([list, separators, a, b]) => {
    const first = a % (list.length - 4);
    const last = first + 3 + (b % (list.length - first - 3));
    const join = (part: string[]) =>
      part.map((text, index) => (index === 0 ? text : separators[index] + text)).join('');
    return { page: join(list), list: list.slice(first, last + 1) };
  });
const harm = fc.constantFrom<(text: string) => string>(
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', ', '),
  (text) => text.replace(/(\p{L}{2})(\p{L}{2})/u, '$1-$2'),
  (text) => text.replace(/(\p{L}{2})(\p{L}{2})/u, '$1\u00ad$2'),
  (text) => `“${text}.”`,
);

describe('for any page', () => {
  it('words of it, harmed as PDF text and models harm them, are found', () => {
    fc.assert(
      fc.property(passage, harm, harm, ({ page, list }, first, second) => {
        const quote = list.join(' ');
        fc.pre(hasSubstance(quote));
        expect(verifyQuote(bare(page), second(first(quote)))).not.toBeNull();
      }),
    );
  });

  it('what is found is the quote: its letters, in its order', () => {
    const letters = (text: string) =>
      text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(passage, ({ page, list }) => {
        fc.pre(hasSubstance(list.join(' ')));
        const found = verifyQuote(bare(page), list.join(' '));
        expect(letters(page.slice(found?.start, found?.end))).toBe(letters(list.join('')));
      }),
    );
  });

  it('a word put in, left out or changed is refused', () => {
    fc.assert(
      fc.property(passage, fc.nat(), fc.constantFrom('in', 'out', 'changed'), ({ page, list }, at, way) => {
        const place = 1 + (at % (list.length - 2));
        const altered =
          way === 'in' ? list.toSpliced(place, 0, 'qqq') : list.toSpliced(place, 1, ...(way === 'out' ? [] : ['qqq']));
        const plain = page.replace(/[^\p{L}]/gu, '');
        fc.pre(!plain.includes(altered.join('')));
        expect(verifyQuote(bare(page), altered.join(' '))).toBeNull();
      }),
    );
  });

  it('another number in the same place is refused', () => {
    fc.assert(
      fc.property(number, number, separator, (real, other, mark) => {
        fc.pre(Number(real) !== Number(other));
        const around = (value: string) => `the reservoir held${mark}${value} litres of water`;
        expect(verifyQuote(bare(around(real)), `reservoir held ${real} litres`)).not.toBeNull();
        expect(verifyQuote(bare(around(real)), `reservoir held ${other} litres`)).toBeNull();
      }),
    );
  });

  it('any text at all is answered, without an error, and only with a place inside the page', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        (page, quote) => {
          const found = verifyQuote(bare(page), quote);
          expect(!found || (found.start >= 0 && found.start < found.end && found.end <= page.length)).toBe(true);
        },
      ),
    );
  });

  it('a page quotes itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (page) => {
        fc.pre(hasSubstance(page));
        expect(verifyQuote(bare(page), page)).not.toBeNull();
      }),
    );
  });
});

describe('for any book', () => {
  it('findQuote finds words of a page from any other page, there or where they stand as well', () => {
    fc.assert(
      fc.property(fc.array(passage, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (passages, which, near) => {
        const book = {
          title: null,
          language: null,
          outline: [],
          pages: passages.map(({ page }, index) => ({ ...bare(page), number: index + 1 })),
        };
        const quote = passages[which % passages.length]!.list.join(' ');
        fc.pre(hasSubstance(quote));
        const found = findQuote(book, quote, near % 8);
        expect(found).not.toBeNull();
        expect(verifyQuote(book.pages[found!.page - 1]!, quote)).toMatchObject({
          start: found!.start,
          end: found!.end,
        });
      }),
    );
  });
});
