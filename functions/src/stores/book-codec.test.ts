import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Book } from '../book/model.ts';
import { testPage } from '../book/testing.ts';
import { packBook, unpackBook } from './book-codec.ts';

function sample(): Book {
  const pages = [testPage(1, '# Locks\n\nA mutex lets one\nthread in.'), testPage(2, 'קרא 心理学 📚')];
  pages[1]!.label = 'ii';
  pages[1]!.quality = 'garbled';
  pages[1]!.lines[0]!.runs[0]!.direction = 'rtl';
  return { title: 'Threads', language: 'en', outline: [{ title: 'Locks', level: 1, page: 1 }], pages };
}

/** Numbers to four digits behind the point, as they are kept. */
const rounded = (book: Book): unknown =>
  JSON.parse(JSON.stringify(book, (_, value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)));

it('gives back the very book, places to a ten-thousandth of a page', () => {
  const book = sample();
  const back = unpackBook(packBook(book));
  expect(back && rounded(back)).toEqual(rounded(book));
});

it('keeps what pages read from their pictures are', () => {
  const book = sample();
  book.pages[0]!.quality = 'estimated';
  book.pages[1]!.quality = 'blank';
  expect(unpackBook(packBook(book))?.pages.map(({ quality }) => quality)).toEqual(['estimated', 'blank']);
});

it('takes a text of another version for none', () => {
  const old = JSON.stringify({ ...JSON.parse(gunzipSync(packBook(sample())).toString()), version: 0 });
  expect(unpackBook(gzipSync(old))).toBeNull();
});

it('refuses a text that is cut off', () => {
  const bytes = packBook(sample());
  expect(() => unpackBook(bytes.subarray(0, bytes.length - 20))).toThrow();
});
