/** Taking candidates from all over a book: every chapter in turn, the best of each first. */
import { seededRandom } from '../../quiz/gate/seed.ts';

/** Something to ask, where, and how good it is. */
export interface Ranked {
  chapter: number;
  score: number;
}

/** Chance moves a candidate by up to this much, so that another seed asks other things. */
const JITTER = 1.6;

/**
 * Deals candidates chapter by chapter. A chapter's turn ends when one of its candidates is accepted; in each round the
 * chapters with the better candidates come first. The order hangs on the seed.
 */
export class RoundRobin<T extends Ranked> {
  readonly #queues: T[][];
  #round: T[][];

  constructor(candidates: readonly T[], seed: string) {
    const random = seededRandom(seed);
    const drawn = candidates.map((candidate) => ({ candidate, score: candidate.score + JITTER * random() }));
    drawn.sort((a, b) => b.score - a.score);
    const chapters = new Map<number, T[]>();
    for (const { candidate } of drawn) {
      const queue = chapters.get(candidate.chapter) ?? [];
      queue.push(candidate);
      chapters.set(candidate.chapter, queue);
    }
    this.#queues = [...chapters.values()].map((queue) => queue.reverse());
    this.#round = [];
  }

  /** Offers candidates until one is accepted; false when there are none left. */
  next(accept: (candidate: T) => boolean): boolean {
    for (;;) {
      if (this.#round.length === 0) this.#round = this.#queues.filter((queue) => queue.length > 0);
      const queue = this.#round.shift();
      if (!queue) return false;
      for (let candidate = queue.pop(); candidate; candidate = queue.pop()) if (accept(candidate)) return true;
    }
  }
}

/** So many more drafts than asked for: the gate looks at a whole quiz and may still refuse some. */
export const spare = (count: number) => (count === 0 ? 0 : Math.ceil(count * 1.5) + 3);

interface Kind {
  /** How many are asked for; spare ones are drawn once every kind has as many, so that none takes what another needs. */
  wanted: number;
  /** So many come before the others begin: one from every chapter, where a chapter may have only one to give. */
  ahead?: number;
  /** Finds and keeps one more draft; false when there are none left. */
  more: () => boolean;
}

const share = ({ got, wanted, ahead = 0 }: Kind & { got: number }) => Math.max(0, got - ahead) / wanted;

/** Lets kinds of questions take turns in proportion to what is wanted of each, so that all share the best. */
export function shareOut(kinds: readonly Kind[]): void {
  const open = kinds.filter(({ wanted }) => wanted > 0).map((kind) => ({ ...kind, got: 0, upTo: kind.wanted }));
  round(open);
  const rest = open.filter(({ got, upTo }) => got >= upTo);
  for (const kind of rest) kind.upTo = spare(kind.wanted);
  round(rest);
}

function round(kinds: readonly (Kind & { got: number; upTo: number })[]): void {
  const open = [...kinds];
  while (open.length > 0) {
    open.sort((a, b) => share(a) - share(b));
    const kind = open[0];
    const more = kind?.more() ?? false;
    if (kind && more) kind.got++;
    if (!kind || !more || kind.got >= kind.upTo) open.shift();
  }
}
