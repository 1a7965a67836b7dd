/** A whole quiz as the product makes it: an engine's drafts through the gate. */
import type { Book } from '../../../functions/src/book/model.ts';
import { sentencesOf } from '../../../functions/src/book/sentences.ts';
import { buildKnowledge, type KnowledgeBase } from '../../../functions/src/knowledge/index.ts';
import type { QuizCounts, StudyEngine } from '../../../functions/src/study/engine.ts';
import { type GateResult, gateQuestions } from '../../../functions/src/study/gate/index.ts';

export const DEFAULT_COUNTS: QuizCounts = { mcq: 5, saq: 3, laq: 1 };
export const LARGE_COUNTS: QuizCounts = { mcq: 20, saq: 10, laq: 5 };

export async function quizFrom(engine: StudyEngine, book: Book, counts: QuizCounts, seed: string): Promise<GateResult> {
  const input = { book, knowledge: async () => knowledgeOf(book), counts, seed, earlier: [] };
  return gateQuestions(await engine.writeQuestions(input), input);
}

/** Found once a book, as the product keeps it. */
const known = new WeakMap<Book, KnowledgeBase>();

function knowledgeOf(book: Book): KnowledgeBase {
  const knowledge = known.get(book) ?? buildKnowledge(book, sentencesOf(book));
  known.set(book, knowledge);
  return knowledge;
}
