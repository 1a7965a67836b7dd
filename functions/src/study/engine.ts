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

export interface QuizCounts {
  mcq: number;
  saq: number;
  laq: number;
}

export interface QuestionsInput {
  book: Book;
  counts: QuizCounts;
  /** First and last page (1-based) to write questions from; left out: the whole book. */
  from?: number;
  to?: number;
  /** The same seed writes the same questions. */
  seed: string;
  /** Questions this student has already met in this book, as they were worded. */
  earlier: string[];
}

export interface DraftMcq {
  question: string;
  options: string[];
  answer_index: number;
  explanation: string;
  evidence: ClaimedQuote;
}

export interface DraftSaq {
  question: string;
  answer: string;
  evidence: ClaimedQuote;
}

export interface DraftLaq {
  question: string;
  answer_outline: string[];
  /** One per point of the outline. */
  evidence: ClaimedQuote[];
}

/** Best first, and more than asked for: the quiz gate throws some away. */
export interface DraftQuestions {
  mcqs: DraftMcq[];
  saqs: DraftSaq[];
  laqs: DraftLaq[];
  /** What the engine knows about why there are few, in words for the student. */
  notes: string[];
}
