/**
 * The one sentence that answers by itself: the ranker is sure of it, or it surely says what its subject is. One that leans on the
 * sentence before it takes that one along.
 */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { packFor } from '../../language/packs/index.ts';
import { RANK_FEATURES } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import { LINE } from './settings.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * A sentence without a word for a reason seldom says why: by eye 6 of 10 such lines were right, of those with one 10 of 10 (all "why"
 * questions of `evals/ratings`, XQuAD, psychology and sociology with a sure sentence).
 */
const LACKS_SIGN = RANK_FEATURES.indexOf('lacksSign');

const textOf = (at: number, { sentences }: BookIndex): string => sentences[at]?.text ?? '';

/** Whether a sentence is one of running text, from its beginning to its end. */
const isWhole = (at: number, index: BookIndex): boolean =>
  index.sentences[at]?.kind === 'prose' && !/^\p{Ll}|[:：?？]["”]?$/u.test(textOf(at, index));

const leansBack = (at: number, index: BookIndex): boolean =>
  packFor(index.language).signs?.leansBack?.test(textOf(at, index)) ?? false;

/**
 * A sentence as it can be read by itself: alone, or behind the one that says what its "this" is. XQuAD, six languages: from a share of
 * .76 on all of 72 such pairs hold the expected words (66 of their second sentences), .934 of 1,089 lines of one sentence.
 * @returns indices in `index.sentences`, in the order of the book; null where it can't be read by itself
 */
export function readable(at: number, index: BookIndex): number[] | null {
  const before = at - 1;
  const places = leansBack(at, index) ? [before, at] : [at];
  const words = places.reduce((sum, place) => sum + countWords(textOf(place, index)), 0);
  if (words > LINE.words || !places.every((place) => isWhole(place, index))) return null;
  const isOneParagraph = index.sentences[before]?.paragraph === index.sentences[at]?.paragraph;
  return places.length === 1 || (isOneParagraph && !leansBack(before, index)) ? places : null;
}

/**
 * What could be the line where the passages answer at all.
 * @param stated sentences that the book's facts are read from as definitions of the subject
 * @returns indices in `index.sentences`, in the order of the book; null where none is sure
 */
export function lineAt(
  { question, ranked }: Pick<Search, 'question' | 'ranked'>,
  index: BookIndex,
  stated: ReadonlySet<number> = NONE,
): number[] | null {
  const [best] = ranked;
  if (!best) return null;
  const { at, share, mention, features } = best;
  if (question.why && features[LACKS_SIGN]) return null;
  if (question.kind !== 'definition') return share >= model.thresholds.line ? readable(at, index) : null;
  if (!mention) return null;
  const defines = mention.defines || mention.how.first > 0;
  const isSure = (stated.has(at) && share >= LINE.statedShare) || (defines && share >= LINE.definitionShare);
  return isSure ? readable(at, index) : null;
}
