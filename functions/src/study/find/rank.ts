/** The learned ranker: how likely each of the sentences that were found is to answer the question. */
import type { BookIndex } from '../../book/search/build.ts';
import { type AskedFor, type Place, RANK_FEATURES, rankFeatures } from './features.ts';
import model from './model.json' with { type: 'json' };

/** How much each feature speaks for a sentence (softmax over the sentences of one question). */
const WEIGHTS = RANK_FEATURES.map((name) => {
  const weights: Readonly<Record<string, number>> = model.rank.weights;
  return weights[name] ?? 0;
});

export interface Ranked extends Place {
  /** Any two sentences of one question compare by it: the odds between them are e to the difference. */
  score: number;
  /** In the order of `RANK_FEATURES`. */
  features: readonly number[];
}

const dot = (values: readonly number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** The places, the one that answers most likely first. */
export function rankSentences(asked: AskedFor, places: readonly Place[], index: BookIndex): Ranked[] {
  const features = rankFeatures(asked, places, index);
  return places
    .map(({ at, passage }, place) => {
      const values = features[place] ?? [];
      return { at, passage, score: dot(values, WEIGHTS), features: values };
    })
    .sort((a, b) => b.score - a.score || a.at - b.at);
}
