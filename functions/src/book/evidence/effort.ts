/** How long words may be looked for: a page may be made so that each of its letters begins what is wanted and none goes on. */

/** Steps of some 20 ns: below half a second. A quote of 4,000 characters takes 40,000; all "the" of a thousand pages a million. */
const MOST_STEPS = 20_000_000;
/** Comparing what stands between two letters, where it is the same and where it is not. */
export const SAME_GAP = 10;
export const OTHER_GAP = 100;

/** What is left of the steps that one call may take; where nothing is, what is looked for counts as not there. */
export class Effort {
  private left: number;

  constructor(steps = MOST_STEPS) {
    this.left = steps;
  }

  /** Takes steps. @returns whether there were so many */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }

  get isOver(): boolean {
    return this.left < 0;
  }
}
