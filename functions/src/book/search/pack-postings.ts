/** The postings and holders of a book's terms: all terms as one text, and of each the bytes that are read when it is first asked for. */
import type { Postings, TermPostings } from './bm25.ts';
import { type BookIndex, type Holders, isEverywhere } from './build.ts';
import { ByteReader, ByteWriter } from './bytes.ts';

/** What parts terms in the text that they are stored as: no term holds it, since terms are words. */
const BETWEEN = '\n';

/** Writes the terms in order, and of each its postings and holders. */
export function writePostings(out: ByteWriter, { postings, holders, passages }: Postable): void {
  const terms = [...postings.keys()].sort();
  out.unsigned(terms.length);
  out.text(terms.join(BETWEEN));
  const found = terms.map((term) => postings.get(term));
  writeEach(out, found, (all, one) => writeOne(all, one ?? { passages: new Uint32Array(), counts: new Uint8Array() }));
  writeEach(out, found, (all, one, at) => {
    if (isEverywhere(one, passages.length)) return;
    let last = 0;
    for (const sentence of Array.from(holders.get(terms[at] ?? '') ?? [])) {
      all.unsigned(sentence - last);
      last = sentence;
    }
  });
}

type Postable = Pick<BookIndex, 'postings' | 'holders' | 'passages'>;

/** How many bytes each takes, and then all of these bytes. */
function writeEach<T>(out: ByteWriter, each: readonly T[], write: (all: ByteWriter, one: T, at: number) => void): void {
  const all = new ByteWriter();
  let before = 0;
  out.column(
    each.map((one, at) => {
      write(all, one, at);
      const size = all.length - before;
      before = all.length;
      return size;
    }),
  );
  out.unsigned(all.length);
  out.raw(all.finish());
}

/** Passage numbers as distances; most terms stand once in a passage, which one bit of the distance tells. */
function writeOne(out: ByteWriter, { passages, counts }: Postings): void {
  out.unsigned(passages.length);
  let last = 0;
  passages.forEach((passage, at) => {
    const count = counts[at] ?? 1;
    out.unsigned(2 * (passage - last) + Number(count > 1));
    if (count > 1) out.unsigned(count);
    last = passage;
  });
}

/**
 * The postings and holders that `writePostings` wrote.
 * @param passages how many passages the book has
 * @throws RangeError where the bytes make no sense
 */
export function readPostings(read: ByteReader, passages: number): Pick<BookIndex, 'postings' | 'holders'> {
  const count = read.unsigned();
  const text = read.text();
  const terms = text === '' && count === 0 ? [] : text.split(BETWEEN);
  if (terms.length !== count) throw new RangeError('There are more or fewer terms than there should be.');
  const [stored, held] = [readEach(read, count), readEach(read, count)];
  const placeOf = (term: string) => place(terms, term);
  const postings: TermPostings = {
    size: terms.length,
    has: (term) => placeOf(term) >= 0,
    get: kept((term) => {
      const at = placeOf(term);
      return at < 0 ? undefined : readOne(stored(at));
    }),
    keys: () => terms,
  };
  const holders: Holders = {
    get: kept((term) => {
      const at = placeOf(term);
      if (at < 0) return [];
      return isEverywhere(postings.get(term), passages) ? undefined : readRising(held(at));
    }),
  };
  return { postings, holders };
}

/** What is found for a term, found once. */
function kept<T>(find: (term: string) => T | undefined): (term: string) => T | undefined {
  const known = new Map<string, T>();
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const found = find(term);
    if (found !== undefined) known.set(term, found);
    return found;
  };
}

/** The bytes of each of so many things, as `writeEach` wrote them. */
function readEach(read: ByteReader, count: number): (at: number) => ByteReader {
  const sizes = read.column(count);
  const bytes = read.raw(read.unsigned());
  const from = new Uint32Array(count + 1);
  let end = 0;
  for (let at = 0; at < count; at++) {
    end += sizes[at] ?? 0;
    from[at + 1] = end;
  }
  if (end !== bytes.length) throw new RangeError('The bytes end too early.');
  return (at) => new ByteReader(bytes.subarray(from[at], from[at + 1]));
}

/** Where a term stands in a list in the order of UTF-16 units; -1 where it does not. */
function place(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = terms[middle] ?? '';
    if (there === term) return middle;
    if (there < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function readRising(read: ByteReader): number[] {
  const found: number[] = [];
  for (let last = 0; read.left > 0; ) {
    last += read.unsigned();
    found.push(last);
  }
  return found;
}

function readOne(read: ByteReader): Postings {
  const size = read.unsigned();
  if (size > read.left) throw new RangeError('The bytes end too early.');
  const passages = new Uint32Array(size);
  const counts = new Uint8Array(size);
  let last = 0;
  for (let at = 0; at < size; at++) {
    const code = read.unsigned();
    last += Math.floor(code / 2);
    passages[at] = last;
    counts[at] = code % 2 === 1 ? read.unsigned() : 1;
  }
  return { passages, counts };
}
