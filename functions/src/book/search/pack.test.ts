import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../sentences.ts';
import { testBook } from '../testing.ts';
import { buildIndex } from './build.ts';
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
    const plain = (sentence: Sentence) => ({ ...sentence, text: sentence.text });
    expect(again.sentences.map(plain)).toEqual(index.sentences.map(plain));
    expect({ ...again, sentences: [] }).toEqual({
      ...index,
      sentences: [],
      postings: new Map([...index.postings].sort(([a], [b]) => (a < b ? -1 : 1))),
    });
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

describe('ByteWriter and ByteReader', () => {
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
