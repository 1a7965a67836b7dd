/** A whole quiz as the product makes it: the embedded engine's drafts through the gate. */
import type { Book } from '../../../functions/src/book/model.ts';
import { writeQuestions } from '../../../functions/src/study/embedded/questions/write.ts';
import type { QuizCounts } from '../../../functions/src/study/engine.ts';
import { type GateResult, gateQuestions } from '../../../functions/src/study/quiz-gate/index.ts';

export const DEFAULT_COUNTS: QuizCounts = { mcq: 5, saq: 3, laq: 1 };
export const LARGE_COUNTS: QuizCounts = { mcq: 20, saq: 10, laq: 5 };

export function quizFrom(book: Book, counts: QuizCounts, seed: string, earlier: string[] = []): GateResult {
  const input = { book, counts, seed, earlier };
  return gateQuestions(writeQuestions(input), input);
}
