/** A linear score whose softmax over the options of each choice comes closest to what they are worth (ListNet, Cao et al. 2007). */

/** One choice: options with their features and what each is worth, at least 0. */
export type Choice = { features: readonly number[]; worth: number }[];

const RIDGE = 3;
const STEPS = 400;
const RATE = 1.5;

/** Weights by plain gradient ascent with a ridge. Deterministic. */
export function fitSoftmax(choices: readonly Choice[]): number[] {
  const useful = choices.filter((choice) => choice.some(({ worth }) => worth > 0));
  const width = useful[0]?.[0]?.features.length ?? 0;
  const weights = new Array<number>(width).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const choice of useful) {
      const scores = choice.map(({ features }) =>
        features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
      );
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const whole = powers.reduce((sum, power) => sum + power, 0);
      const worth = choice.reduce((sum, option) => sum + option.worth, 0);
      choice.forEach((option, at) => {
        const error = option.worth / worth - (powers[at] ?? 0) / whole;
        for (let j = 0; j < width; j++) gradient[j] = (gradient[j] ?? 0) + error * (option.features[j] ?? 0);
      });
    }
    for (let j = 0; j < width; j++) weights[j] = (weights[j] ?? 0) + (RATE * (gradient[j] ?? 0)) / useful.length;
  }
  return weights;
}
