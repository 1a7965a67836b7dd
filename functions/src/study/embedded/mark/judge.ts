/** The first marking: how sure a fitted model is that a stretch of the answer says a point. */
import { FEATURES, featuresOf, inOrder, type PointContext, stretchesOf } from './features.ts';
import type { ReadText, Token } from './text.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/**
 * From this probability on a point is met. Below a half, since macro-F1 weighs both classes alike and four answers in ten
 * are right; .42 to .45 mark equally well where questions (pooled .728) or subjects (.726 to .728) are left out of train.
 */
export const MET = 0.43;

/** Features of every stretch of the answer that may say the point. */
export function candidates(context: PointContext, answer: ReadText): { stretch: Token[]; features: number[] }[] {
  const order = inOrder(context.whole.tokens, answer.tokens);
  return stretchesOf(answer).map((stretch) => ({ stretch, features: featuresOf(context, stretch, order) }));
}

/**
 * Words that hold less than a quarter of what the question doesn't give away don't say the point, however alike the
 * sentence. Costs nothing where questions or subjects are left out, and gains .004 where a whole set is.
 */
const LEAST_RECALL = 0.25;
const RECALL = FEATURES.indexOf('recall');

export interface Model {
  weights: readonly number[];
  bias: number;
}
export const FITTED: Model = { weights: WEIGHTS, bias: BIAS };

/** Probability, 0 to 1, that `features` belong to words that say the point. */
export function probability(features: readonly number[], { weights, bias }: Model): number {
  const sum = features.reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** The stretch that most probably says the point, and how probably. */
export function judgePoint(
  context: PointContext,
  answer: ReadText,
  model = FITTED,
): { stretch: Token[]; share: number } {
  let best: { stretch: Token[]; share: number } = { stretch: [], share: 0 };
  for (const { stretch, features } of candidates(context, answer)) {
    const share = (features[RECALL] ?? 0) < LEAST_RECALL ? 0 : probability(features, model);
    if (share > best.share) best = { stretch, share };
  }
  return best;
}
