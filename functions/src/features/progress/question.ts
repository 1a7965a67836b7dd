/** One question of a marked attempt, of whatever kind: what it asks, what is right, and what that rests on. */
import type { Evidence } from '../../contract/evidence.ts';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, openAttempt } from '../../stores/attempts.ts';

/** Which question of an attempt. */
export interface QuestionOf {
  kind: 'mcq' | 'saq' | 'laq';
  index: number;
}

interface Asked {
  question: string;
  /** A choice's right option, a short answer, the points of a long one. */
  answer: readonly string[];
  evidence: readonly Evidence[];
}

/** What was never asked is no part of a call, in a body or in a query: nothing of it is counted as wrong, or looked for. */
export const noSuchQuestion = (): AppError => new AppError('invalid', 'There is no such question.');

export const notMarkedYet = (): AppError => new AppError('invalid', 'This attempt is not marked yet. Mark it first.');

/** An attempt that has its marks. @throws AppError `not_found`, `invalid` while it is unmarked */
export async function openMarked(uid: string, id: string): Promise<Attempt> {
  const attempt = await openAttempt(uid, id);
  if (attempt.results) return attempt;
  throw notMarkedYet();
}

/** Of an attempt or a quiz. @throws AppError `invalid` where it has no such question */
export function askedIn(
  { questions: { mcqs, saqs, laqs } }: Pick<Attempt, 'questions'>,
  { kind, index }: QuestionOf,
): Asked {
  const mcq = mcqs[index];
  const saq = saqs[index];
  const laq = laqs[index];
  if (kind === 'mcq' && mcq) {
    const { question, options, answer_index, evidence, more_evidence = [] } = mcq;
    const answer = [options[answer_index] ?? ''];
    return { question, answer, evidence: [...(evidence ? [evidence] : []), ...more_evidence] };
  }
  if (kind === 'saq' && saq)
    return { question: saq.question, answer: [saq.answer], evidence: saq.evidence ? [saq.evidence] : [] };
  if (kind === 'laq' && laq)
    return { question: laq.question, answer: laq.answer_outline, evidence: laq.evidence ?? [] };
  throw noSuchQuestion();
}
