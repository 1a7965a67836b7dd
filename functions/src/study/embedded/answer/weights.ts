/**
 * The numbers of the small models in this folder. Each was fitted once on one half of the questions of the answers data
 * (the odd chapters) and looked at on the other half; ARCHITECTURE tells the figures. A test holds the shapes.
 */

/** How much each of `MENTION_FEATURES` speaks for a sentence being the definition (softmax over all mentions). */
export const MENTION_WEIGHTS = [
  0.26, 0.86, 0.37, 0.4, 1.03, -0.05, 0.85, 0.06, 0.73, -0.14, 0.26, 0.58, 0.95, 0.29, 0.45, 0.29, 0.01, -0.19, 0.48,
] as const;

/** How much speaks for a sentence answering any other question (softmax over the candidates). */
export const CANDIDATE_WEIGHTS = { cover: 0.6, around: 0.96, passage: 2.45, title: 0.7, pairs: 0.4 } as const;

/** Log-odds of `DECISION_FEATURES` that the book answers a question, and where they start from. */
export const DECISION_WEIGHTS = [3.25, 2.5, -2.7, 3, -4.9, 3.7, 0.7, -3, 0.5, 4.5, 1.6, -4.4] as const;
export const DECISION_BIAS = -1;
