/**
 * What a study engine can do. Two exist: `embedded` needs no key and no network, `openai` calls a model.
 * Whatever an engine says is a draft: the code that called it verifies every quote before a student sees it.
 */
import type { Book } from '../book/model.ts';

/** Words an engine claims to have found in the book. */
export interface ClaimedQuote {
  page: number;
  quote: string;
}

export interface Turn {
  question: string;
  answer: string;
}

export interface AnswerInput {
  book: Book;
  question: string;
  /** Earlier turns of the same conversation, oldest first. */
  history: Turn[];
}

export interface DraftAnswer {
  /** Markdown; `[n]` marks the n-th of `quotes`, counting from 1. */
  answer: string;
  quotes: ClaimedQuote[];
  /** The book doesn't say: `answer` says so and `quotes` is empty. */
  declined: boolean;
}
