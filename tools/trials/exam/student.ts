/** A student with a memory of their own, which no scheduler knows: FSRS with weights drawn around its defaults. */
import { default_w, FSRSAlgorithm, type FSRSState, generatorParameters } from 'ts-fsrs';

/** How far each weight may lie from its default: log-normal. */
const SPREAD = 0.25;

/** Part of what a chapter's first quiz asks that is known: the student has read it. */
const KNOWN_AT_FIRST = 0.5;

/** FSRS's grades. */
const [AGAIN, GOOD] = [1, 3];

export type Random = () => number;

/** Mulberry32: small, seeded, good enough for a simulation. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Box and Muller. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Weights that scale with how long memories last: initial stabilities and the growth at each success. */
const LASTING = [0, 1, 2, 3, 8];

export class Memory {
  readonly #fsrs: FSRSAlgorithm;
  readonly #random: Random;
  readonly #states: (FSRSState | null)[];
  readonly #days: number[];

  constructor(items: number, random: Random) {
    const w = default_w.map((weight, i) => (LASTING.includes(i) ? weight * Math.exp(SPREAD * normal(random)) : weight));
    // Growth is an exponent there: a quarter of it would be a factor of 1.6.
    w[8] = (default_w[8] ?? 0) + SPREAD * normal(random);
    this.#fsrs = new FSRSAlgorithm(generatorParameters({ w }));
    this.#random = random;
    this.#states = Array.from({ length: items }, () => null);
    this.#days = Array.from({ length: items }, () => 0);
  }

  /** The chance that an item is recalled on a day; 0 for what was never met. */
  recall(item: number, day: number): number {
    const state = this.#states[item];
    const ago = day - (this.#days[item] ?? 0);
    return state ? this.#fsrs.forgetting_curve(Math.max(0, ago), state.stability) : 0;
  }

  /** The item is asked on a day, and looked up where it is not known. @returns whether it was known */
  ask(item: number, day: number): boolean {
    const state = this.#states[item] ?? null;
    const known = this.#random() < (state === null ? KNOWN_AT_FIRST : this.recall(item, day));
    const ago = state === null ? 0 : Math.max(0, day - (this.#days[item] ?? 0));
    const after = this.#fsrs.next_state(state, ago, known ? GOOD : AGAIN);
    // What was not known is looked up, and asked once more in the same sitting.
    this.#states[item] = known ? after : this.#fsrs.next_state(after, 0, GOOD);
    this.#days[item] = day;
    return known;
  }
}
