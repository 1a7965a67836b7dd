/** When an answer says enough: the best sentences, until they very likely hold what is asked for. */

export interface Option {
  /** Any two compare by it: the odds between them are e to the difference. */
  score: number;
  /** What it adds to the answer, in words. */
  words: number;
}

export interface Limits {
  /** The next sentence is said only while the answer holds what is asked for with a smaller probability than this … */
  sure: number;
  /** … if it is itself likely enough, … */
  least: number;
  /** … and the answer stays within so many words. The first sentence is always said. */
  words: number;
}

/**
 * The options that are said, best first, and how likely they are to hold the answer.
 * @param options best first
 */
export function enough<T extends Option>(options: readonly T[], limits: Limits): T[] {
  const top = options[0]?.score ?? 0;
  const powers = options.map(({ score }) => Math.exp(score - top));
  const whole = powers.reduce((sum, power) => sum + power, 0) || 1;
  const said: T[] = [];
  let sure = 0;
  let words = 0;
  for (const [at, option] of options.entries()) {
    const likely = (powers[at] ?? 0) / whole;
    if (said.length > 0 && (sure >= limits.sure || likely < limits.least)) break;
    if (said.length > 0 && words + option.words > limits.words) continue;
    said.push(option);
    sure += likely;
    words += option.words;
  }
  return said;
}
