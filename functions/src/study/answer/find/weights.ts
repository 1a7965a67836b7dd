/**
 * How much each of `MENTION_FEATURES` speaks for a sentence being the definition (softmax over all mentions): set by hand, in
 * quarters, by the order of what says most surely what a term means.
 */
export const MENTION_WEIGHTS = [
  0.25, 0.75, 0.5, 0.5, 1, 0, 0.75, 0, 0.75, 0, 0.25, 0.5, 1, 0.25, 0.5, 0.25, 0.5,
] as const;
