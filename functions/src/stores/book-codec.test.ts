import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Book } from '../book/model.ts';
import { withoutMarks } from '../book/note-marks.ts';
import { ByteReader } from '../book/search/bytes.ts';
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

it('still opens a text of the version before, whose numbers stand as they are', () => {
  const book = sample();
  const stored = JSON.parse(gunzipSync(packBook(book)).toString());
  const plain = (page: { lines: string }) => {
    const read = new ByteReader(inflateRawSync(Buffer.from(page.lines, 'base64')));
    const lines: number[] = [];
    while (read.left > 0) lines.push(read.signed());
    return { ...page, lines, notes: undefined };
  };
  const before = gzipSync(JSON.stringify({ ...stored, version: 3, pages: stored.pages.map(plain) }));
  const back = unpackBook(before);
  expect(back && rounded(back)).toEqual(rounded(book));
});

it('leaves the marks of footnotes out of a stored page as of one just read, without unpacking its lines', () => {
  const book = sample();
  const [page] = book.pages;
  page!.lines[0]!.runs[0]!.mark = true;
  const back = unpackBook(packBook(book))!.pages[0]!;
  const whole = { start: 0, end: page!.text.length };
  expect(withoutMarks(back, whole)).toBe(withoutMarks(page!, whole));
  expect(withoutMarks(back, whole)).not.toBe(page!.text);
});

it('takes a text of another version for none', () => {
  const old = JSON.stringify({ ...JSON.parse(gunzipSync(packBook(sample())).toString()), version: 0 });
  expect(unpackBook(gzipSync(old))).toBeNull();
});

it('refuses a text that is cut off', () => {
  const bytes = packBook(sample());
  expect(() => unpackBook(bytes.subarray(0, bytes.length - 20))).toThrow();
});
