/**
 * Written by `node tools/fit/marking.ts`: a logistic model of "these words say this point". Do not edit by hand.
 * Order of `features.ts`.
 */
export const WEIGHTS: readonly number[] = [2.1976, 1.7616, 2.1168, -0.4049, -0.1183, 0.7711];
export const BIAS = -1.7561;
