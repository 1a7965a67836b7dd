/**
 * The one sentence that answers by itself: it surely says what its subject is, or the ranker is sure of it. One that leans on the
 * sentence before it takes that one along.
 */
import type { BookIndex } from '../../book/search/build.ts';
import { RANK_FEATURES } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import { readable } from './readable.ts';
import { type Odds, stateOf } from './states.ts';

/**
 * A sentence without a word for a reason seldom says why: by eye 6 of 10 such lines were right, of those with one 10 of 10 (all "why"
 * questions of `evals/ratings`, XQuAD, psychology and sociology with a sure sentence).
 */
const LACKS_SIGN = RANK_FEATURES.indexOf('lacksSign');

/**
 * What could be the line.
 * @returns indices in `index.sentences`, in the order of the book; null where none is sure
 */
export function lineAt(
  { question, ranked, definition, passages }: Pick<Search, 'question' | 'ranked' | 'definition' | 'passages'>,
  odds: Odds,
  index: BookIndex,
): number[] | null {
  const { thresholds } = model;
  if (question.kind === 'definition')
    return definition && definition.odds >= thresholds.definition ? readable(definition.at, index) : null;
  // Of 23 likeliest sentences for two things that people compare 7 answered, of the surest 4 one (`evals/ratings`).
  if (question.sides) return null;
  const [best] = ranked;
  if (!best || stateOf(odds, { passages }) !== 'passages' || (question.why && best.features[LACKS_SIGN])) return null;
  // A list that is asked for is the passage: its lead-in alone is no answer.
  const around = passages.find(({ first, last }) => best.at >= first && best.at <= last);
  if (question.kind === 'list' && around?.kind === 'list') return null;
  return best.share >= thresholds.line ? readable(best.at, index) : null;
}
