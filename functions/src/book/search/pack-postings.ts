/** The postings of a book's terms: all terms as one text, and of each the bytes that are read when it is first asked for. */
import type { Postings, TermPostings } from './bm25.ts';
import { ByteReader, ByteWriter, type Column } from './bytes.ts';

/** What parts terms in the text that they are stored as: no term holds it, since terms are words. */
const BETWEEN = '\n';

/** Writes the terms in order, how many bytes the postings of each take, and the postings. */
export function writePostings(out: ByteWriter, postings: TermPostings): void {
  const terms = [...postings.keys()].sort();
  const all = new ByteWriter();
  let before = 0;
  const sizes = terms.map((term) => {
    writeOne(all, postings.get(term) ?? { passages: new Uint32Array(), counts: new Uint8Array() });
    const size = all.length - before;
    before = all.length;
    return size;
  });
  out.unsigned(terms.length);
  out.text(terms.join(BETWEEN));
  out.column(sizes);
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

/** The postings that `writePostings` wrote. @throws RangeError where the bytes make no sense */
export function readPostings(read: ByteReader): TermPostings {
  const count = read.unsigned();
  const text = read.text();
  const terms = text === '' && count === 0 ? [] : text.split(BETWEEN);
  if (terms.length !== count) throw new RangeError('There are more or fewer terms than there should be.');
  const sizes = read.column(count);
  return new StoredPostings(terms, sizes, read.raw(read.unsigned()));
}

class StoredPostings implements TermPostings {
  /** In the order of their UTF-16 units. */
  readonly #terms: readonly string[];
  /** Where the bytes of each begin; one more for the end of the last. */
  readonly #from: Uint32Array;
  readonly #bytes: Uint8Array;
  readonly #known = new Map<string, Postings>();

  constructor(terms: readonly string[], sizes: Column, bytes: Uint8Array) {
    this.#terms = terms;
    this.#bytes = bytes;
    this.#from = new Uint32Array(terms.length + 1);
    let end = 0;
    for (let at = 0; at < terms.length; at++) {
      end += sizes[at] ?? 0;
      this.#from[at + 1] = end;
    }
    if (end !== bytes.length) throw new RangeError('The bytes end too early.');
  }

  get size(): number {
    return this.#terms.length;
  }

  has(term: string): boolean {
    return this.#placeOf(term) >= 0;
  }

  get(term: string): Postings | undefined {
    const known = this.#known.get(term);
    if (known) return known;
    const place = this.#placeOf(term);
    if (place < 0) return undefined;
    const found = readOne(new ByteReader(this.#bytes.subarray(this.#from[place], this.#from[place + 1])));
    this.#known.set(term, found);
    return found;
  }

  keys(): Iterable<string> {
    return this.#terms;
  }

  /** Where a term stands in the list; -1 where it does not. */
  #placeOf(term: string): number {
    let [low, high] = [0, this.#terms.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const there = this.#terms[middle] ?? '';
      if (there === term) return middle;
      if (there < term) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
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
