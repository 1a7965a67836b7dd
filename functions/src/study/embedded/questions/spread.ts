/** Taking candidates from all over a book: chapter by chapter, the best of each first. */
import { seededRandom } from '../../quiz-gate/seed.ts';
/** Something to ask, where, and how good it is. */
export interface Ranked {
  chapter: number;
  score: number;
}

/** Chance moves a candidate by up to this much, so that another seed asks other things. */
const JITTER = 1.6;

/**
 * Candidates in the order to try them: the first of every chapter, then the second of every chapter, and so on;
 * within a round the better ones first. The order hangs on the seed.
 */
export function spreadOut<T extends Ranked>(candidates: readonly T[], seed: string): T[] {
  const random = seededRandom(seed);
  const drawn = candidates.map((candidate) => ({ candidate, score: candidate.score + JITTER * random() }));
  drawn.sort((a, b) => b.score - a.score);
  const rounds: { candidate: T; score: number }[][] = [];
  const taken = new Map<number, number>();
  for (const one of drawn) {
    const round = taken.get(one.candidate.chapter) ?? 0;
    taken.set(one.candidate.chapter, round + 1);
    rounds[round] = [...(rounds[round] ?? []), one];
  }
  return rounds.flat().map(({ candidate }) => candidate);
}
