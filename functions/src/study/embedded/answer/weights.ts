/**
 * The numbers of the small models in this folder. `tools/fit/answers.ts` fits the mentions' and the decision's weights on the
 * odd chapters of the answers data; the even ones were looked at, not fitted on. Set by hand with all chapters in sight:
 * the candidates' weights (near the means of fits on either half) and the decision's bias, 0.19 above its fit.
 */

/** How much each of `MENTION_FEATURES` speaks for a sentence being the definition (softmax over all mentions). */
export const MENTION_WEIGHTS = [
  0.3, 0.84, 0.37, 0.39, 1.03, -0.05, 0.86, 0.06, 0.74, -0.13, 0.25, 0.59, 0.96, 0.29, 0.45, 0.29, 0.03, -0.14, 0.5,
] as const;

/** How much speaks for a sentence answering any other question (softmax over the candidates). */
export const CANDIDATE_WEIGHTS = { cover: 0.6, around: 0.96, passage: 2.45, title: 0.7, pairs: 0.4 } as const;

/** Log-odds of `DECISION_FEATURES` that the book answers a question, and where they start from. */
export const DECISION_WEIGHTS = [-6.46, 3.19, 3.3, 1.29, 4.47, 2.27, 2.34, 3.44, 4.28] as const;
export const DECISION_BIAS = -10.5;
