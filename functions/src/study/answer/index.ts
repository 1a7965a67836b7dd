/** The embedded engine's answers: the book's own sentences, found, chosen and cited. No model, no network. */
import { buildIndex } from '../../book/search/build.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { AnswerInput, DraftAnswer } from '../engine.ts';
import { answerIntent } from './intents/index.ts';
import { interpret } from './interpret.ts';

/**
 * Answers a question from the book alone: a definition, a fact, a comparison, a list or a summary, in sentences of the
 * book with the ones they need, each group proved by a quote on its page. Declines, with no quote, where the book doesn't
 * say. Never fails: every text has an answer.
 * @param facts what the book knows; without them definitions are told by their form alone
 */
export function answerFromBook(
  { book, question, history, index = buildIndex(book), quizAt }: AnswerInput,
  facts: KnowledgeBase | null = null,
): DraftAnswer {
  return answerIntent(interpret(question, history, book, index), { book, index, history, facts, quizAt });
}
