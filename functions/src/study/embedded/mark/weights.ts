/**
 * Written by `node tools/fit/marking.ts`: a logistic model of "these words say this point". Do not edit by hand.
 * Order of `features.ts`.
 */
export const WEIGHTS: readonly number[] = [2.0893, 1.5442, -1.6616, 3.8858, -0.5116, -0.9190];
export const BIAS = -1.9553;
