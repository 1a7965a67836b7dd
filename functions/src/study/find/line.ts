/**
 * The one sentence that answers by itself: it surely says what its subject is, or has the number, time, person or place asked for and
 * surely answers, or the ranker is sure of it. One that leans on the sentence before it takes that one along.
 */
import type { BookIndex } from '../../book/search/build.ts';
import { RANK_FEATURES } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import { dot, type Ranked, weightsFor } from './rank.ts';
import { readable } from './readable.ts';
import { type Odds, stateOf } from './states.ts';

const at = (name: (typeof RANK_FEATURES)[number]): number => RANK_FEATURES.indexOf(name);

/**
 * A sentence without a word for a reason seldom says why: by eye 6 of 10 such lines were right, of those with one 10 of 10 (all "why"
 * questions of `evals/ratings`, XQuAD, psychology and sociology with a sure sentence).
 */
const LACKS_SIGN = at('lacksSign');

/** Kinds of question that a word or two answer, which a sentence has or has not. */
const OF_A_SORT: ReadonlySet<string> = new Set(['number', 'time', 'person', 'place']);
const SORTS = [at('number'), at('year'), at('name'), at('shown')];

/** What speaks for the best sentence answering by itself a question that asks for something of a sort; names in order. */
export const LINE_FEATURES = ['share', 'answers', 'alike', 'cover', 'year'] as const;
const OF_RANK = [at('alike'), at('cover'), at('year')];
const WEIGHTS = weightsFor(LINE_FEATURES, model.line.weights);

/** The values of `LINE_FEATURES`; null where the question asks for nothing of a sort, or the sentence has nothing of it. */
export function lineFeatures(
  kind: string,
  { share, features }: Pick<Ranked, 'share' | 'features'>,
  { answers }: Pick<Odds, 'answers'>,
): number[] | null {
  if (!OF_A_SORT.has(kind) || !SORTS.some((sort) => features[sort])) return null;
  return [share, answers, ...OF_RANK.map((feature) => features[feature] ?? 0)];
}

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
  const values = lineFeatures(question.kind, best, odds);
  const isSure = values ? dot(values, WEIGHTS) + model.line.bias >= thresholds.ofASort : best.share >= thresholds.line;
  return isSure ? readable(best.at, index) : null;
}
