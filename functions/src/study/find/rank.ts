/** The learned ranker: how likely each of the sentences that were found is to answer the question. */
import type { BookIndex } from '../../book/search/build.ts';
import { type AskedFor, RANK_FEATURES, rankFeatures } from './features.ts';
import model from './model.json' with { type: 'json' };
import type { Candidate } from './retrieve.ts';

/** How much each feature speaks for a sentence (softmax over the sentences of one question). */
const WEIGHTS = weightsFor(RANK_FEATURES, model.rank.weights);

export interface Ranked extends Candidate {
  /** Any two sentences of one question compare by it: the odds between them are e to the difference. */
  score: number;
  /** How likely it is the one that answers, if one of them does. */
  share: number;
  /** In the order of `RANK_FEATURES`. */
  features: readonly number[];
}

/** The weights of a model in the order of the features' names. */
export function weightsFor(names: readonly string[], weights: Readonly<Record<string, number>>): number[] {
  return names.map((name) => weights[name] ?? 0);
}

export const dot = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Shares that add up to 1, by e to the power of each score. */
export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

/** The candidates, the one that answers most likely first. */
export function rankSentences(asked: AskedFor, candidates: readonly Candidate[], index: BookIndex): Ranked[] {
  const features = rankFeatures(asked, candidates, index);
  const scores = features.map((values) => dot(values, WEIGHTS));
  const shares = softmax(scores);
  return candidates
    .map((candidate, at) => ({
      ...candidate,
      score: scores[at] ?? 0,
      share: shares[at] ?? 0,
      features: features[at] ?? [],
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}
