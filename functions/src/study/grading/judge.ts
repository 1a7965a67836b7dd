/** How sure a fitted model is that an answer says a point. */
import { FEATURES, featuresOf, type PointContext, stretchesOf, wholeAnswer } from './features.ts';
import fitted from './model.json' with { type: 'json' };
import type { ReadText, Token } from './text.ts';

/**
 * From this probability on a point is made. Below a half, since macro-F1 weighs both classes alike and four answers in ten
 * are right; .40 to .44 mark equally well, to .003, where questions, subjects or a whole set are left out of train.
 */
export const MET = 0.43;
/** Below this the point is not made; between the two the student decides. */
export const OPEN = 0.25;

/** Words that hold nearly nothing of what the question doesn't give away don't say the point. */
const LEAST_RECALL = 0.1;

/**
 * An answer to a reference is judged as a whole beside the whole reference, at this share of the log-odds, and only for the
 * rest by the stretch that fits the point best: answers of several sentences are accepted too often by their best one
 * (sciEntsBank .711 by stretches and points alone, .724 with this, .722 by the whole alone).
 */
const WHOLE_SHARE = 0.7;

/**
 * Chance agreement grows with the references there are to agree with: the odds are divided by their number to this power.
 * Set, not fitted: a set of answers has one reference everywhere or several nearly everywhere, and a weight fitted on one
 * kind says nothing of the other.
 */
const PER_REFERENCE = 1.3;

export interface Model {
  weights: readonly number[];
  bias: number;
}
/** `tools/fit/marking.ts` writes it: a weight for each feature by its name. */
export const FITTED: Model = { weights: FEATURES.map((name) => fitted.weights[name]), bias: fitted.bias };

/** What the number of reference answers adds to the log-odds. */
export const priorOf = (alternatives: number) => -PER_REFERENCE * Math.log(alternatives);

/** Log-odds that words with these features say what they are laid beside, before `priorOf`. */
export const logOdds = (features: readonly number[], { weights, bias }: Model) =>
  features.reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);

/** Features of the whole answer beside the whole reference. */
export const wholeFeatures = (context: PointContext, answer: ReadText) =>
  featuresOf(
    { ...context, point: context.whole, asked: context.wholeAsked },
    answer.tokens,
    wholeAnswer(context, answer),
  );

/** The stretch that most probably says the point, and how probably the answer says it, 0 to 1. */
export function judgePoint(
  context: PointContext,
  answer: ReadText,
  model = FITTED,
): { stretch: readonly Token[]; share: number } {
  const whole = wholeAnswer(context, answer);
  let best: { stretch: readonly Token[]; odds: number } = { stretch: [], odds: Number.NEGATIVE_INFINITY };
  for (const stretch of stretchesOf(answer, context.kind)) {
    // What stands elsewhere in an answer to an outline belongs to other points.
    const beside = context.kind === 'outline' ? wholeAnswer(context, { ...answer, tokens: stretch }) : whole;
    const features = featuresOf(context, stretch, beside);
    const odds = (features[0] ?? 0) < LEAST_RECALL ? Number.NEGATIVE_INFINITY : logOdds(features, model);
    if (odds > best.odds) best = { stretch, odds };
  }
  const share = context.kind === 'outline' ? 0 : WHOLE_SHARE;
  const odds = share * logOdds(wholeFeatures(context, answer), model) + (1 - share) * best.odds;
  return { stretch: best.stretch, share: 1 / (1 + Math.exp(-odds - priorOf(context.alternatives))) };
}
