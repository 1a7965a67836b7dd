/**
 * The one sentence that answers by itself: it surely says what its subject is, or the ranker is sure of it. One that leans on the
 * sentence before it takes that one along. Of a list that is asked for: all of it.
 */

import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { RANK_FEATURES } from './features.ts';
import { membersIn } from './members.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import type { Ranked } from './rank.ts';
import { readable } from './readable.ts';
import { LIST_LINE } from './settings.ts';
import { type Odds, stateOf } from './states.ts';
import { isShown } from './units.ts';

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
  if (question.kind === 'list') return listAt(best, question.count, passages, index);
  return best.share >= thresholds.line ? readable(best.at, index) : null;
}

/**
 * A list that is asked for: all of the one that a sentence is of, with its lead-in; or the sentence, where it strings as many things
 * together as are asked for.
 */
function listAt(
  { at, share }: Ranked,
  count: number | null,
  passages: Search['passages'],
  index: BookIndex,
): number[] | null {
  if (share < (count === null ? LIST_LINE.share : LIST_LINE.counted)) return null;
  const around = passages.find(({ first, last }) => at >= first && at <= last);
  if (around?.kind !== 'list') {
    const members = membersIn(index.sentences[at]?.text ?? '', index.language);
    return count !== null && members >= count ? readable(at, index) : null;
  }
  const places = Array.from({ length: around.last - around.first + 1 }, (_, step) => around.first + step);
  const words = places.reduce((sum, place) => sum + countWords(index.sentences[place]?.text ?? ''), 0);
  const isWhole = places.every((place) => isShown(place, index)) && places.length > (count ?? 0);
  return isWhole && words <= LIST_LINE.words ? places : null;
}
