/** What a student said of how sure they were, beside the answers it was said of, and the hints they took. */
import type { Answers, Confidence, Confidences, Helped } from '../../contract/quiz.ts';

/** What was said of questions that have an answer; undefined where that is nothing. */
export function confidencesIn(answers: Answers, said: Confidences | undefined): Confidences | undefined {
  if (!said) return undefined;
  const answered = (given: Record<string, unknown>, of: Record<string, Confidence>) =>
    Object.fromEntries(Object.entries(of).filter(([index]) => String(given[index] ?? '').trim() !== ''));
  const kept = {
    mcq: answered(answers.mcq, said.mcq),
    saq: answered(answers.saq, said.saq),
    laq: answered(answers.laq, said.laq),
  };
  return Object.values(kept).some((of) => Object.keys(of).length > 0) ? kept : undefined;
}

/** The hints that were taken; undefined where that is none. */
export const helpedIn = (helped: Helped | undefined): Helped | undefined =>
  helped && Object.values(helped).some((of) => Object.keys(of).length > 0) ? helped : undefined;
