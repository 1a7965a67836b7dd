/** Which of the candidates are asked: the best, over all chapters and forms, what earlier quizzes left out first. */
import type { Thinking } from '../../contract/quiz.ts';
import { seededRandom } from '../gate/seed.ts';
import type { Candidate, Shown } from './forms/form.ts';

/** Chance moves a candidate's score by so much. */
const JITTER = 1.2;
/** What each question of the same chapter, and of the same form, takes from a candidate's score. */
const CHAPTER = 1.5;
const FORM = 0.6;
/** More than any difference in worth. */
const FIRST = 100;

/** So many more drafts than asked for: the gate looks at a whole quiz and may still refuse some. */
export const spare = (count: number): number => (count === 0 ? 0 : Math.ceil(count * 1.4) + 2);

export interface Selectable<D> extends Candidate<D> {
  /** How many of its form there may be. */
  most: number;
  level: Thinking;
  /** Whether its topic waits behind others: it was asked before, or asks for another level than is wanted. */
  waits: boolean;
}

/**
 * Offers candidates one by one until `count` are accepted or none is left.
 * @param shown what the quiz shows so far
 * @param accept takes a draft, or refuses it
 */
export function select<D>(
  candidates: readonly Selectable<D>[],
  count: number,
  seed: string,
  shown: Shown,
  accept: (draft: D, candidate: Selectable<D>) => boolean,
): void {
  const random = seededRandom(seed);
  const left = candidates.map((candidate) => ({ candidate, score: candidate.score + JITTER * random() }));
  const [chapters, forms] = [new Map<number, number>(), new Map<string, number>()];
  let got = 0;
  const worth = ({ candidate: { chapter, form, waits }, score }: (typeof left)[number]) =>
    score - CHAPTER * (chapters.get(chapter) ?? 0) - FORM * (forms.get(form) ?? 0) - (waits ? FIRST : 0);
  while (got < count && left.length > 0) {
    let best = 0;
    for (const [at, one] of left.entries()) if (worth(one) > worth(left[best] ?? one)) best = at;
    const [taken] = left.splice(best, 1);
    if (!taken) return;
    const { candidate } = taken;
    if ((forms.get(candidate.form) ?? 0) >= candidate.most) continue;
    const draft = candidate.draft(random, shown);
    if (draft === null || !accept(draft, candidate)) continue;
    got++;
    chapters.set(candidate.chapter, (chapters.get(candidate.chapter) ?? 0) + 1);
    forms.set(candidate.form, (forms.get(candidate.form) ?? 0) + 1);
  }
}
