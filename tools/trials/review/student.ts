/** A student whose true memory is FSRS with parameters of their own, which nothing that schedules is told. */
import { default_w, FSRS, type FSRSState, generatorParameters } from 'ts-fsrs';
import type { Grade } from '../../../functions/src/contract/review-log.ts';
import type { Random } from './random.ts';

interface TrueMemory {
  /** Null: never seen. `at`: the day, with its fraction. */
  state: FSRSState | null;
  at: number;
}

export interface Student {
  memory: TrueMemory[];
  /** The chance that a day is kept. */
  diligence: number;
  /** The chance of recalling a card at a time (days). */
  recall: (card: number, at: number) => number;
  /** Looks at a card: what is remembered, how it is graded, what it takes (s). */
  look: (card: number, at: number) => { grade: Grade; seconds: number };
}

/** How first and later looks are graded by people, as the simulator of FSRS's authors has it. */
const FIRST = [0.24, 0.094, 0.495, 0.171];
const RECALLED = [0.224, 0.631, 0.145];

export interface Spread {
  /** Standard deviation of the logarithm of each parameter, and of all stabilities together. */
  each: number;
  whole: number;
  /** What a look takes on average (s). */
  seconds: number;
}

export function studentOf(random: Random, cards: number, spread: Spread): Student {
  const whole = Math.exp(random.normal() * spread.whole);
  const w = default_w.map((value, i) => value * Math.exp(random.normal() * spread.each) * (i < 4 ? whole : 1));
  const mind = new FSRS(generatorParameters({ w }));
  const memory = Array.from({ length: cards }, (): TrueMemory => ({ state: null, at: 0 }));
  const pace = spread.seconds * Math.exp(random.normal() * 0.25);
  const recall = (card: number, at: number) => {
    const known = memory[card];
    return known?.state ? mind.forgetting_curve(Math.max(0, at - known.at), known.state.stability) : 0;
  };
  return {
    memory,
    diligence: 0.6 + 0.4 * random.next(),
    recall,
    look: (card, at) => {
      const known = memory[card];
      const isNew = !known?.state;
      const remembered = random.next() < recall(card, at);
      const grade = (isNew ? random.pick(FIRST) + 1 : remembered ? random.pick(RECALLED) + 2 : 1) as Grade; // 1 to 4
      const since = known?.state ? Math.max(0, at - known.at) : 0;
      // Within a day the library's short-term formula holds, which takes whole days.
      const state = mind.next_state(known?.state ?? null, since < 0.5 ? 0 : since, grade);
      memory[card] = { state, at };
      const seconds = Math.min(60, Math.max(3, Math.round(pace * Math.exp(random.normal() * 0.5 - 0.125))));
      return { grade, seconds };
    },
  };
}
