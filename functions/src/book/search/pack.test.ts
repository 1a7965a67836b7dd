import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../chapters.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { testBook } from '../testing.ts';
import { type BookIndex, buildIndex } from './build.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { openIndex, packIndex, unpackIndex } from './pack.ts';

const book = testBook([
  '^ Locks\n\n# Chapter 1 Locks\n\nA mutex is a lock that one thread holds. It is never\n\n_ 1',
  '^ Locks\n\nshared between two threads. 水在零度结冰。\n\n# Chapter 2 Keys\n\nA key turns a lock. Keys are small.\n\n_ 2',
]);

describe('a stored index', () => {
  it('comes back as it was built', () => {
    const index = buildIndex(book);
    const again = unpackIndex(packIndex(index, book), book)!;
    const plain = ({ kind, page, start, end, rest, paragraph, section, text }: Sentence) => ({
      ...{ kind, page, start, end, rest, paragraph, section, text },
    });
    const listed = ({ postings, holders }: BookIndex) =>
      [...postings.keys()].sort().map((term) => [term, postings.get(term), holders.get(term)]);
    expect(again.sentences.map(plain)).toEqual(index.sentences.map(plain));
    expect({ ...again, sentences: [], postings: listed(again), holders: null }).toEqual({
      ...index,
      sentences: [],
      postings: listed(index),
      holders: null,
    });
    expect(again.postings.size).toBe(index.postings.size);
    expect(again.postings.has('nothing')).toBe(false);
    expect(again.postings.get('nothing')).toBeUndefined();
  });

  it('tells a book its sections and sentences, so that they are not cut again', () => {
    const bytes = packIndex(buildIndex(book), book);
    const again = { ...book };
    const index = unpackIndex(bytes, again)!;
    expect(sectionsOf(again)).toBe(index.sections);
    expect(sentencesOf(again)).toBe(index.sentences);
  });

  it('is built anew where it is lost, damaged, of another version or of another text', () => {
    const bytes = packIndex(buildIndex(book), book);
    const raw = gunzipSync(bytes);
    const older = Uint8Array.from(raw);
    older[0] = 99;
    const other = testBook(['A latch is something else.']);
    expect(openIndex(book, bytes).rebuilt).toBe(false);
    expect(openIndex(book, null).rebuilt).toBe(true);
    expect(openIndex(book, bytes.subarray(0, 40)).rebuilt).toBe(true);
    expect(openIndex(book, gzipSync(raw.subarray(0, raw.length >> 1))).rebuilt).toBe(true);
    expect(openIndex(book, gzipSync(older)).rebuilt).toBe(true);
    expect(openIndex(other, bytes).rebuilt).toBe(true);
    expect(openIndex(other, bytes).index.postings.has('latch')).toBe(true);
  });
});

describe('an index of the version before', () => {
  it('is read, with what it has behind the postings left alone', () => {
    const raw = gunzipSync(packIndex(buildIndex(book), book));
    const former = Buffer.concat([Uint8Array.of(11), raw.subarray(1), Buffer.from('traits of sentences')]);
    const { index, rebuilt } = openIndex(book, gzipSync(former));
    expect(rebuilt).toBe(false);
    expect(index.sentences.map(({ text }) => text)).toEqual(buildIndex(book).sentences.map(({ text }) => text));
    expect(index.postings.has('mutex')).toBe(true);
  });
});

describe('the holders of a term', () => {
  const long = testBook(
    Array.from({ length: 30 }, (_, at) => `The ${at % 3 === 0 ? 'mutex' : 'latch'} is number ${at} here.`),
  );

  it.each([
    ['as built', buildIndex(long)],
    ['as stored', unpackIndex(packIndex(buildIndex(long), long), long)!],
  ])('are the sentences of running text that hold it, %s', (_how, { holders, sentences }) => {
    const texts = Array.from(holders.get('mutex') ?? [], (at) => sentences[at]?.text);
    expect(texts).toEqual(sentences.map(({ text }) => text).filter((text) => text.includes('mutex')));
    expect(texts).toHaveLength(10);
    expect(holders.get('nothing')).toEqual([]);
  });
});

describe('a book of nothing', () => {
  it('has an index that comes back empty', () => {
    const nothing = testBook(['']);
    const again = unpackIndex(packIndex(buildIndex(nothing), nothing), nothing);
    expect(again?.sentences).toEqual([]);
    expect([...(again?.postings.keys() ?? ['?'])]).toEqual([]);
  });
});

describe('ByteWriter and ByteReader', () => {
  it('give back columns of numbers of any width, wherever they begin', () => {
    const numbers = fc.array(fc.oneof(fc.nat(255), fc.nat(65_535), fc.nat(2 ** 32 - 1)));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), numbers)), (rows) => {
        const out = new ByteWriter(1);
        for (const [text, column] of rows) {
          out.text(text);
          out.column(column);
        }
        const read = new ByteReader(out.finish());
        expect(rows.map(([, column]) => [read.text(), [...read.column(column.length)]])).toEqual(rows);
      }),
    );
    expect(() => new ByteReader(Uint8Array.of(1, 7)).column(2)).toThrow(RangeError);
    expect(() => new ByteReader(Uint8Array.of(3, 7, 7, 7)).column(1)).toThrow(RangeError);
  });

  it('give back any numbers and words', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2 ** 32 - 1), fc.integer(), fc.string({ unit: 'binary' }))), (rows) => {
        const out = new ByteWriter();
        for (const [unsigned, signed, text] of rows) {
          out.unsigned(unsigned);
          out.signed(signed);
          out.text(text);
        }
        const read = new ByteReader(out.finish());
        expect(rows.map(() => [read.unsigned(), read.signed(), read.text()])).toEqual(rows);
        expect(read.left).toBe(0);
      }),
    );
  });

  it('refuse to read past the end', () => {
    expect(() => new ByteReader(new Uint8Array()).unsigned()).toThrow(RangeError);
    expect(() => new ByteReader(Uint8Array.of(5, 1)).text()).toThrow(RangeError);
  });
});
