/** The stretch of a book that tells of a subject which no title names. */
import { idf, rank } from '../../book/search/bm25.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { keptTerms } from './kept-terms.ts';

/** So many passages are looked at, and of the best section those within this share of its best. */
const PASSAGES = 12;
const NEARLY = 0.3;
/** A sentence this near to one that names the subject goes on about it (sentences). */
const GOES_ON = 2;
/** Of the weight of a subject's words, a sentence about it has this much; less, where too few have that. */
const MOSTLY = 0.4;
const ANY = 0.01;
/** Fewer sentences are no account of anything. */
const FEWEST = 4;

/**
 * The sentences of the one section that tells most of a subject, in the order of the book; none where no section has an account of it.
 * @param told the terms of the subject, all of which the passages must have together
 */
export function toldOf(told: ReadonlySet<string>, index: BookIndex): number[] {
  const terms = [...told];
  if (terms.length === 0 || !terms.every((term) => index.postings.has(term))) return [];
  const rarity = (term: string) => idf(index.passages.length, index.postings.get(term)?.passages.length ?? 0) || 1;
  const query = new Map(terms.map((term) => [term, rarity(term)]));
  const sectionOf = (passage: number) => index.sentences[index.passages[passage]?.first ?? -1]?.section ?? -1;
  const worth = new Map<number, { sum: number; passages: { passage: number; score: number }[] }>();
  for (const one of rank(query, index.postings, index.lengths, PASSAGES)) {
    const section = worth.get(sectionOf(one.passage)) ?? { sum: 0, passages: [] };
    section.sum += one.score;
    section.passages.push(one);
    worth.set(sectionOf(one.passage), section);
  }
  const [best] = [...worth.values()].sort((a, b) => b.sum - a.sum);
  if (!best) return [];
  const top = Math.max(...best.passages.map(({ score }) => score));
  const within = best.passages
    .filter(({ score }) => score >= NEARLY * top)
    .flatMap(({ passage }) => {
      const { first, last } = index.passages[passage] ?? { first: 0, last: -1 };
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    });
  const places = [...new Set(within)].sort((a, b) => a - b);
  const heldAt = (at: number) => keptTerms(index, at).filter((term) => told.has(term));
  const held = new Set(places.flatMap(heldAt));
  if (!terms.every((term) => held.has(term))) return [];
  const whole = [...query.values()].reduce((sum, weight) => sum + weight, 0);
  const shareAt = (at: number) =>
    [...new Set(heldAt(at))].reduce((sum, term) => sum + (query.get(term) ?? 0), 0) / whole;
  const about = (least: number) => {
    const naming = places.filter((at) => shareAt(at) >= least);
    const near = places.filter((at) => naming.some((other) => at >= other && at - other <= GOES_ON));
    return near.filter((at) => index.sentences[at]?.kind === 'prose');
  };
  return [MOSTLY, ANY].map(about).find(({ length }) => length >= FEWEST) ?? [];
}
