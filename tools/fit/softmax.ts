/** A linear score whose softmax over the options of each choice comes closest to what they are worth (ListNet, Cao et al. 2007). */

/** One choice: options with their features and what each is worth, at least 0. */
export type Choice = { features: readonly number[]; worth: number }[];

const RIDGE = 3;
const STEPS = 200;
const RATE = 0.05;
/** Decay of the running means of gradient and squared gradient (Adam, Kingma and Ba 2015). */
const DECAY = [0.9, 0.99] as const;
const TINY = 1e-9;

/**
 * Weights by gradient ascent (Adam) on standardised features, with a ridge (in units of one choice). Deterministic.
 * @param ridge how much large weights cost
 */
export function fitSoftmax(choices: readonly Choice[], ridge = RIDGE): number[] {
  const useful = choices.filter((choice) => choice.some(({ worth }) => worth > 0));
  const width = useful[0]?.[0]?.features.length ?? 0;
  const spread = spreadOf(useful, width);
  const flat = useful.map((choice) => ({
    values: Float64Array.from(choice.flatMap(({ features }) => features.map((value, j) => value / (spread[j] ?? 1)))),
    worth: normalised(choice.map(({ worth }) => worth)),
  }));
  const weights = new Float64Array(width);
  const [mean, square] = [new Float64Array(width), new Float64Array(width)];
  const [slow, slower] = DECAY;
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map((weight) => -ridge * weight);
    for (const { values, worth } of flat) addGradient(gradient, values, worth, weights);
    for (let j = 0; j < width; j++) {
      const slope = (gradient[j] ?? 0) / flat.length;
      mean[j] = slow * (mean[j] ?? 0) + (1 - slow) * slope;
      square[j] = slower * (square[j] ?? 0) + (1 - slower) * slope ** 2;
      const size = Math.sqrt((square[j] ?? 0) / (1 - slower ** step)) + TINY;
      weights[j] = (weights[j] ?? 0) + (RATE * (mean[j] ?? 0)) / (1 - slow ** step) / size;
    }
  }
  return [...weights].map((weight, j) => weight / (spread[j] ?? 1));
}

function addGradient(
  gradient: Float64Array,
  values: Float64Array,
  worth: readonly number[],
  weights: Float64Array,
): void {
  const width = weights.length;
  const scores = worth.map((_, option) => {
    let score = 0;
    for (let j = 0; j < width; j++) score += (values[option * width + j] ?? 0) * (weights[j] ?? 0);
    return score;
  });
  const top = Math.max(...scores);
  const powers = normalised(scores.map((score) => Math.exp(score - top)));
  for (const [option, share] of worth.entries()) {
    const error = share - (powers[option] ?? 0);
    for (let j = 0; j < width; j++) gradient[j] = (gradient[j] ?? 0) + error * (values[option * width + j] ?? 0);
  }
}

function normalised(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / whole);
}

function spreadOf(choices: readonly Choice[], width: number): number[] {
  const all = choices.flat();
  return Array.from({ length: width }, (_, j) => {
    const mean = all.reduce((sum, { features }) => sum + (features[j] ?? 0), 0) / all.length;
    return Math.sqrt(all.reduce((sum, { features }) => sum + ((features[j] ?? 0) - mean) ** 2, 0) / all.length) || 1;
  });
}
