/** "Is it true that …?": the sentence of the book that decides it. */
import type { BookIndex } from '../../../book/search/build.ts';
import { RANK_FEATURES } from '../features.ts';
import type { Ranked } from '../rank.ts';
import { judge, type Verdict } from './judge.ts';

/** A statement is looked for among so many sentences, the likeliest first. */
const LOOKED_AT = 5;
/** Of what a statement says, so much must stand in a sentence that says it, and so much in one that denies it. */
const SAID = 0.8;
const DENIED = 0.6;

const COVER = RANK_FEATURES.indexOf('cover');
const ALIKE = RANK_FEATURES.indexOf('alike');

export interface Decided {
  verdict: Verdict;
  /** The sentence that decides, or the likeliest one where none does. Index in `index.sentences`. */
  at: number;
}

/**
 * The verdict on a statement, from the first sentence that holds most of it and settles it; null where nothing was found.
 * @param known share of the statement's weight whose words the book knows at all
 * @param bounds words that say how far a statement holds; null where the language has no list: then it stays open
 */
export function decide(
  statement: string,
  ranked: readonly Ranked[],
  known: number,
  bounds: RegExp | null,
  index: BookIndex,
): Decided | null {
  const [best] = ranked;
  if (!best) return null;
  if (bounds) {
    for (const { at, features } of ranked.slice(0, LOOKED_AT)) {
      const held = known * ((features[COVER] ?? 0) + (features[ALIKE] ?? 0));
      const verdict = held >= DENIED ? judge(statement, index.sentences[at]?.text ?? '', bounds) : 'open';
      if (verdict === 'no' || (verdict === 'yes' && held >= SAID)) return { verdict, at };
    }
  }
  return { verdict: 'open', at: best.at };
}
