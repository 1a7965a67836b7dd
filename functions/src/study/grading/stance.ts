/** How an answer may stand to a point, and in what it may contradict it. */
import type { Token } from './text.ts';

/** In what an answer contradicts a point. */
export interface Contradiction {
  kind: 'denied' | 'opposite' | 'exchanged' | 'sides' | 'hedged' | 'number' | 'range' | 'name';
  /** The point's words, and the answer's that stand against them; empty where the whole is meant. */
  wanted: readonly Token[];
  given: readonly Token[];
}

export interface Stance {
  /** The stretch that contradicts the point, or null. */
  against: readonly Token[] | null;
  /** In what it does; null where it doesn't. */
  why: Contradiction | null;
  /** A stretch that says the point from the other side ("B is smaller than A" for "A is larger than B"), or null. */
  mirrors: readonly Token[] | null;
}

/** A contradiction of the whole, no words of which stand out. */
export const plainly = (kind: Contradiction['kind']): Contradiction => ({ kind, wanted: [], given: [] });

/** The weight of words, each at its share. */
export const weigh = (words: readonly Token[], share: (index: number) => number) =>
  words.reduce((sum, word, index) => sum + word.weight * share(index), 0);
/** The words that say something. */
export const contentOf = (words: readonly Token[]) => words.filter((word) => word.weight > 0);
