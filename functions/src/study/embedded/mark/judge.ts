/** The first marking: how sure a fitted model is that a stretch of the answer says a point. */
import { featuresOf, inOrder, type PointContext, stretchesOf } from './features.ts';
import type { ReadText, Token } from './text.ts';
import { BIAS, WEIGHTS } from './weights.ts';

/** From this probability on a point is met: the best cut for both sets in leave-question-out runs on train. */
export const MET = 0.45;

/** Features of every stretch of the answer that may say the point. */
export function candidates(context: PointContext, answer: ReadText): { stretch: Token[]; features: number[] }[] {
  const wholeOrder = inOrder(context.whole.tokens, answer.tokens);
  return stretchesOf(answer).map((stretch) => ({ stretch, features: featuresOf(context, stretch, wholeOrder) }));
}

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
    const share = probability(features, model);
    if (share > best.share) best = { stretch, share };
  }
  return best;
}
