/** "Is it true that …?": the sentence of the book that decides it. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { Verdicts } from '../../../language/parts/verdicts.ts';
import { isStopTerm } from '../../embedded/answer/words.ts';
import { RANK_FEATURES } from '../features.ts';
import type { Ranked } from '../rank.ts';
import { judge, type Verdict } from './judge.ts';

/** A statement is looked for among so many sentences, the likeliest first. */
const LOOKED_AT = 5;
/** Of what a statement says, so much must stand in a sentence that says it, and so much in one that denies it. */
const SAID = 0.8;
const DENIED = 0.6;
/** A sentence says a statement plainly that has all its words in their order and none that denies or hedges. */
const ALL = 0.99;
const LEAST_TERMS = 3;

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
 * @param words of the book's language: those that say how far a statement holds, and those that deny; without them it stays open
 */
export function decide(
  statement: string,
  ranked: readonly Ranked[],
  known: number,
  words: Words,
  index: BookIndex,
): Decided | null {
  const [best] = ranked;
  if (!best) return null;
  const { bounds } = words;
  if (bounds) {
    for (const { at, features } of ranked.slice(0, LOOKED_AT)) {
      const held = known * ((features[COVER] ?? 0) + (features[ALIKE] ?? 0));
      const text = index.sentences[at]?.text ?? '';
      const verdict = held >= DENIED ? judge(statement, text, bounds) : 'open';
      const restricts = words.denies?.test(text) && !words.denies.test(statement);
      if (verdict === 'no' || (verdict === 'yes' && held >= SAID && !restricts)) return { verdict, at };
    }
  }
  const plain =
    known >= ALL
      ? ranked
          .slice(0, LOOKED_AT)
          .find(({ at }) => saysPlainly(statement, index.sentences[at]?.text ?? '', words, index))
      : undefined;
  return plain ? { verdict: 'yes', at: plain.at } : { verdict: 'open', at: best.at };
}

/** Whether a sentence has all that a statement tells, in its order, and no word that denies or hedges it. */
function saysPlainly(statement: string, text: string, { bounds, denies }: Words, index: BookIndex): boolean {
  if (!denies || denies.test(text) || denies.test(statement) || bounds?.test(statement)) return false;
  const wanted = termsOf(statement, index.language).filter((term) => !isStopTerm(term, index.language));
  const own = termsOf(text, index.language);
  let from = 0;
  const inOrder = wanted.every((term) => {
    from = own.indexOf(term, from) + 1;
    return from > 0;
  });
  return wanted.length >= LEAST_TERMS && inOrder;
}

type Words = Pick<Verdicts, 'bounds' | 'denies'>;
