/** What the tests of the marking share. */
import type { Rubric } from '../engine.ts';
import { gradeAnswer } from '../marking/verdict.ts';
import { mark } from './grade.ts';

export const reference = (...references: string[]): Rubric => ({ kind: 'reference', references });
const outline = (...entries: string[]): Rubric => ({ kind: 'outline', entries });

/** The product's mark for one answer. */
export function marked(question: string, rubric: Rubric, answer: string, second = false) {
  const input = { question, rubric, evidence: [], answer, second };
  const result = gradeAnswer(input, mark(input));
  if (!result) throw new Error('the embedded engine left an answer undecided');
  return result;
}

export const HEART = ['What does the heart do?', reference('It pumps blood around the body.')] as const;
export const ROME = [
  'Why did Rome fall?',
  outline('Economic decline weakened the state', 'Invasions by Germanic tribes', 'Political corruption and civil wars'),
] as const;
