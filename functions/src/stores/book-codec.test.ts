import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodySize } from '../book/blocks.ts';
import type { Book } from '../book/model.ts';
import { withoutMarks } from '../book/note-marks.ts';
import { ByteReader } from '../book/search/bytes.ts';
import { fingerprint } from '../book/search/pack.ts';
import { testPage } from '../book/testing.ts';
import { packBook, unpackBook } from './book-codec.ts';
import { formerPlaces } from './testing.ts';

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

it('knows the size of its letters without unpacking the lines of its pages', () => {
  const back = unpackBook(packBook(sample()));
  if (!back) throw new Error('The stored text was not opened.');
  for (const page of back.pages)
    Object.defineProperty(page, 'lines', {
      get: () => {
        throw new Error('These lines are not needed.');
      },
    });
  expect(bodySize(back)).toBe(bodySize(sample()));
});

it('opens a text whose labels were stored without bounds with none that is no page number', () => {
  const book = sample();
  book.pages[0]!.label = 'L'.repeat(120_000);
  book.pages[1]!.label = ' ii\u202e\u0000';
  expect(unpackBook(packBook(book))?.pages.map(({ label }) => label)).toEqual([undefined, 'ii']);
});

it('keeps what pages read from their pictures are', () => {
  const book = sample();
  book.pages[0]!.quality = 'estimated';
  book.pages[1]!.quality = 'blank';
  expect(unpackBook(packBook(book))?.pages.map(({ quality }) => quality)).toEqual(['estimated', 'blank']);
});

/** What is known of a stored book's pages with their words, as it was stored in one piece before, and its pages' numbers as they were. */
function opened(book: Book) {
  const bytes = packBook(book);
  const end = 10 + bytes.readUInt32LE(6);
  const { blocks, ...words } = JSON.parse(gunzipSync(bytes.subarray(10, end)).toString());
  let at = end;
  const next = (size: number) => {
    at += size;
    return bytes.subarray(at - size, at);
  };
  const texts = blocks.flatMap((size: number) => JSON.parse(inflateRawSync(next(size)).toString()));
  const places = book.pages.map(({ lines }) => formerPlaces(lines));
  const pages = words.pages.map((page: object, n: number) => ({ ...page, text: texts[n], lines: places[n]?.length }));
  return { words: { ...words, pages }, places, blocks, packed: bytes.subarray(end, at) };
}

it('gives back the words of every page of a long book, and of a text that was stored in one piece', () => {
  const pages = Array.from({ length: 40 }, (_, at) => testPage(at + 1, `Page ${at} tells of locks. \ud800`));
  const book: Book = { title: null, language: null, outline: [], pages };
  const texts = (one: Book | null) => one?.pages.map(({ text }) => text);
  expect(texts(unpackBook(packBook(book)))).toEqual(texts(book));
  const { words, places } = opened(book);
  const older = unpackBook(inOnePiece({ ...words, version: 5 }, ...places));
  expect(older && rounded(older)).toEqual(rounded(book));
});

/** What is known of the pages, and what stands behind it. */
function inOnePiece(known: object, ...behind: Buffer[]): Buffer {
  const whole = gzipSync(JSON.stringify(known));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(whole.length);
  return Buffer.concat([Buffer.from('FOLIO\n'), length, whole, ...behind]);
}

it('still opens a text of version 6, whose places stand as they are', () => {
  const book = sample();
  const { words, places, blocks, packed } = opened(book);
  const pages = words.pages.map((page: object) => ({ ...page, text: undefined }));
  const back = unpackBook(inOnePiece({ ...words, version: 6, pages, blocks }, packed, ...places));
  expect(back && rounded(back)).toEqual(rounded(book));
});

it('refuses a text whose words are left out', () => {
  const { words } = opened(sample());
  const pages = words.pages.map((page: object) => ({ ...page, text: undefined }));
  expect(() => unpackBook(gzipSync(JSON.stringify({ ...words, pages })))).toThrow();
});

it.each([
  [3, 'as they are'],
  [4, 'deflated, in base64'],
])('still opens a text of version %i, whose numbers stand among its words %s', (version) => {
  const book = sample();
  const { words, places } = opened(book);
  const pages = words.pages.map((page: object, at: number) => {
    const read = new ByteReader(inflateRawSync(places[at]!));
    const numbers: number[] = [];
    while (read.left > 0) numbers.push(read.signed());
    return version === 3
      ? { ...page, lines: numbers, notes: undefined }
      : { ...page, lines: places[at]!.toString('base64') };
  });
  const back = unpackBook(gzipSync(JSON.stringify({ ...words, print: undefined, version, pages })));
  expect(back && rounded(back)).toEqual(rounded(book));
});

it('tells the index which text it is without hashing it again', () => {
  const book = sample();
  expect(fingerprint(unpackBook(packBook(book))!)).toBe(fingerprint(book));
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
  const old = JSON.stringify({ ...opened(sample()).words, version: 0 });
  expect(unpackBook(gzipSync(old))).toBeNull();
});

it('refuses a text that is cut off', () => {
  const bytes = packBook(sample());
  expect(() => unpackBook(bytes.subarray(0, bytes.length - 20))).toThrow();
});
