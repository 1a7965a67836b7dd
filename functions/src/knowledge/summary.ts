/**
 * What a book speaks of, in a few kilobytes, so that a question to many books finds those worth opening: in which of its stretches each
 * term stands, and the terms that it defines. It holds no words, only hashes of them.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BookIndex } from '../book/search/build.ts';
import { ByteReader, ByteWriter } from '../book/search/bytes.ts';
import { termsOf } from '../book/search/terms.ts';
import type { PackCode } from '../language/codes.ts';
import { packCodeOf } from '../language/packs/index.ts';
import type { KnowledgeBase } from './base.ts';

/** Raised whenever the form changes, together with the name of its file (`stores/file-names.ts`). */
const VERSION = 1;
/** A stretch is so many passages of the index (of 200 words) at least: of 1, 3, 6 and 12, three finds the right book most often. */
const LEAST_PASSAGES = 3;
/** Longer than a chapter, a stretch says no more than the book. */
const MOST_PASSAGES = 24;
/** A summary's bytes at most: of a book that gives more, stretches are longer; of a dictionary, the rarest words are left out. */
const MOST_BYTES = 64 * 1024;
/** What they unpack to: of a book that says the same over and over they would be a megabyte, and a question asks 300 books. */
const MOST_UNPACKED = 4 * MOST_BYTES;
/** So many terms that a book defines, the first ones; a book of more is a dictionary, which defines what is asked anyway. */
const MOST_DEFINED = 8_000;
/** A term that a book of 10,000 terms does not have is taken for one of them once in 1,700 times. */
const HASH_BITS = 24;
/** Beyond so many times in a stretch a term says no more of it. */
const MOST_COUNT = 15;

/** How often a term stands in stretches of a book, by the number of the stretch. */
type Stretches = ReadonlyMap<number, number>;

/** A summary, to be asked. */
export interface BookSummary {
  /** The pack that the book's terms are found by. */
  language: PackCode;
  stretches: number;
  /** Bytes that it takes in memory. */
  size: number;
  stretchesOf: (term: string) => Stretches;
  /** Whether the book defines what these terms name, in this order. */
  defines: (terms: readonly string[]) => boolean;
}

/** FNV-1a over UTF-16, folded to `HASH_BITS`. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return ((hash >>> HASH_BITS) ^ hash) & (2 ** HASH_BITS - 1);
}

const nameOf = (terms: readonly string[]): number => hashOf(terms.join(' '));

/** The summary of a book as bytes, `MOST_BYTES` at most. */
export function packSummary(index: BookIndex, knowledge: KnowledgeBase): Buffer {
  const names = (['definition', 'abbreviation'] as const)
    .flatMap((kind) => knowledge.ofKind(kind))
    .slice(0, MOST_DEFINED)
    .map(({ subject }) => nameOf(termsOf(subject, index.language)));
  // Ends: in the end no term stands often enough, and the names alone are less.
  for (let [each, least] = [LEAST_PASSAGES, 1]; ; ) {
    const unpacked = written(index, names, each, least);
    const bytes = unpacked.length <= MOST_UNPACKED ? gzipSync(unpacked) : null;
    if (bytes && bytes.length <= MOST_BYTES) return bytes;
    if (each < MOST_PASSAGES) each *= 2;
    else least *= 2;
  }
}

/** @param least in how many passages a term stands that is told of */
function written(
  { language, passages, postings }: BookIndex,
  names: readonly number[],
  each: number,
  least: number,
): Uint8Array {
  const out = new ByteWriter();
  out.unsigned(VERSION);
  out.text(language);
  out.unsigned(Math.ceil(passages.length / each));
  writeHashes(out, names);
  const terms = [...postings.keys()]
    .filter((term) => least === 1 || (postings.get(term)?.passages.length ?? 0) >= least)
    .map((term) => ({ term, hash: hashOf(term) }))
    .sort((a, b) => a.hash - b.hash);
  const byHash = Map.groupBy(terms, ({ hash }) => hash);
  writeHashes(out, [...byHash.keys()]);
  for (const same of byHash.values()) {
    const counts = new Map<number, number>();
    for (const { term } of same) {
      const found = postings.get(term);
      found?.passages.forEach((passage, at) => {
        const stretch = Math.floor(passage / each);
        counts.set(stretch, (counts.get(stretch) ?? 0) + (found.counts[at] ?? 1));
      });
    }
    writeStretches(out, counts);
  }
  return out.finish();
}

/** Hashes as their distances, in order. */
function writeHashes(out: ByteWriter, hashes: readonly number[]): void {
  const sorted = [...new Set(hashes)].sort((a, b) => a - b);
  out.unsigned(sorted.length);
  let last = 0;
  for (const hash of sorted) {
    out.unsigned(hash - last);
    last = hash;
  }
}

/** Stretches as their distances; one bit of each tells whether a term stands there more than once. */
function writeStretches(out: ByteWriter, counts: ReadonlyMap<number, number>): void {
  const one = new ByteWriter(4 * counts.size);
  let last = 0;
  for (const [stretch, count] of [...counts].sort(([a], [b]) => a - b)) {
    one.unsigned(2 * (stretch - last) + Number(count > 1));
    if (count > 1) one.unsigned(Math.min(MOST_COUNT, count));
    last = stretch;
  }
  out.unsigned(one.length);
  out.raw(one.finish());
}

/** Reads what `packSummary` wrote; null where it is of another version or damaged. */
export function openSummary(bytes: Uint8Array): BookSummary | null {
  try {
    return read(gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED }));
  } catch {
    return null;
  }
}

function read(bytes: Uint8Array): BookSummary | null {
  const reader = new ByteReader(bytes);
  if (reader.unsigned() !== VERSION) return null;
  const language = packCodeOf(reader.text());
  const stretches = reader.unsigned();
  const names = readHashes(reader);
  const hashes = readHashes(reader);
  const starts = new Uint32Array(hashes.length);
  hashes.forEach((_, at) => {
    starts[at] = bytes.length - reader.left;
    reader.raw(reader.unsigned());
  });
  return {
    language,
    stretches,
    size: bytes.length + names.byteLength + hashes.byteLength + starts.byteLength,
    stretchesOf: (term) => {
      const at = placeOf(hashes, hashOf(term));
      return at < 0 ? NONE : readStretches(bytes.subarray(starts[at]));
    },
    defines: (terms) => placeOf(names, nameOf(terms)) >= 0,
  };
}

const NONE: Stretches = new Map();

function readHashes(reader: ByteReader): Uint32Array {
  let last = 0;
  return Uint32Array.from({ length: reader.unsigned() }, () => (last += reader.unsigned()));
}

function readStretches(bytes: Uint8Array): Stretches {
  const reader = new ByteReader(bytes);
  const length = reader.unsigned();
  const behind = reader.left - length;
  const counts = new Map<number, number>();
  let stretch = 0;
  while (reader.left > behind) {
    const coded = reader.unsigned();
    stretch += Math.floor(coded / 2);
    counts.set(stretch, coded % 2 === 1 ? reader.unsigned() : 1);
  }
  return counts;
}

/** Where a number is among rising ones, or -1. */
function placeOf(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
