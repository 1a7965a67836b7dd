/** Ranking by Okapi BM25 over postings lists. */

/** Postings of a term: passage numbers rising, and how often the term stands in each. */
export interface Postings {
  passages: Uint32Array;
  counts: Uint8Array;
}

/** The postings of a book by their terms. */
export interface TermPostings {
  /** How many terms there are. */
  readonly size: number;
  has(term: string): boolean;
  get(term: string): Postings | undefined;
  /** All terms, in no particular order. */
  keys(): Iterable<string>;
}

export interface Ranked {
  /** Index of the passage. */
  passage: number;
  score: number;
}

/** The usual values; between 0.9 and 2 and between 0.4 and 0.9 they change recall by half a point at most (FACTS). */
const K1 = 1.2;
const B = 0.75;

/** How much a term tells: Robertson's idf, kept above zero. `documents` passages in all, `found` of them hold it. */
export function idf(documents: number, found: number): number {
  return Math.log(1 + (documents - found + 0.5) / (found + 0.5));
}

/**
 * The best passages for weighted terms, best first.
 * @param lengths number of terms of each passage
 */
export function rank(
  query: ReadonlyMap<string, number>,
  postings: TermPostings,
  lengths: Uint32Array,
  limit: number,
): Ranked[] {
  const scores = new Float64Array(lengths.length);
  const touched: number[] = [];
  let sum = 0;
  for (const length of lengths) sum += length;
  const mean = sum / Math.max(1, lengths.length) || 1;
  for (const [term, weight] of query) {
    const found = postings.get(term);
    if (!found) continue;
    const worth = weight * idf(lengths.length, found.passages.length);
    found.passages.forEach((passage, at) => {
      const count = found.counts[at] ?? 0;
      if (scores[passage] === 0) touched.push(passage);
      const norm = K1 * (1 - B + (B * (lengths[passage] ?? 0)) / mean);
      scores[passage] = (scores[passage] ?? 0) + (worth * count * (K1 + 1)) / (count + norm);
    });
  }
  return touched
    .map((passage) => ({ passage, score: scores[passage] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.passage - b.passage)
    .slice(0, limit);
}
