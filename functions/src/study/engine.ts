/**
 * What a study engine can do. Two exist: `embedded` needs no key and no network, `openai` calls a model.
 * Whatever an engine says is a draft: the code that called it verifies every quote before a student sees it.
 */
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import type { Section } from '../book/section.ts';
import type { Box, Evidence } from '../contract/evidence.ts';
import type { Thinking } from '../contract/quiz.ts';
import type { KnowledgeBase } from '../knowledge/index.ts';
import type { ConverseInput, DraftReply } from './converse.ts';
import type { DraftPassages } from './draft-passages.ts';
import type { ClaimedQuote, Turn } from './turn.ts';

export type { ClaimedQuote, Turn } from './turn.ts';

export interface AnswerInput {
  book: Book;
  question: string;
  /** Earlier turns of the same conversation, oldest first. */
  history: Turn[];
  /** The book's stored search index; left out, it is built from the book (a quarter of a second for a long one). */
  index?: BookIndex | undefined;
  /** The part that is asked about as a whole: a model gets its text and no other. Left out, it gets what the question names. */
  section?: Section | undefined;
  /** Nothing of the book is wanted: a model answers from its own knowledge, and says so. An engine without a model leaves it unheeded. */
  withoutBook?: boolean | undefined;
  /** Where in the app a quiz on the book is set up; a wish for one is led there. */
  quizAt?: string | undefined;
  /**
   * Draws a part of one of the book's pages (fractions of the page as shown) as a JPEG of `MAX_REGION_BYTES` at most, for a model
   * that reads pictures; null where it cannot be drawn. Left out where none can be.
   */
  draw?: ((page: number, view: Box) => Promise<Uint8Array | null>) | undefined;
  /** The book's facts, opened when they are first asked for; left out while the book is still being read. */
  knowledge?: (() => Promise<KnowledgeBase>) | undefined;
  /**
   * Told the draft so far, each time more of it is whole: text ends with a finished sentence or claim, quotes are those that
   * it marks. The caller proves it before it is shown, as it proves the end. An engine that is done at once never calls it.
   */
  onPartialAnswer?: ((draft: DraftAnswer) => void) | undefined;
  /** Aborted when the student stops the answer: no more is spent on it, and the call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface DraftAnswer {
  /** Markdown; `[n]` marks the n-th of `quotes`, counting from 1. Where there are `passages`, what is said before them. */
  answer: string;
  quotes: ClaimedQuote[];
  /** The book doesn't say: `answer` says so and `quotes` is empty. */
  declined: boolean;
  /** Left out by an engine that writes its answers. */
  passages?: DraftPassages;
}

export interface QuizCounts {
  mcq: number;
  saq: number;
  laq: number;
}

export interface QuestionsInput {
  book: Book;
  counts: QuizCounts;
  /** The book's facts, opened when they are first asked for; left out, an engine does without or finds them itself. */
  knowledge?: (() => Promise<KnowledgeBase>) | undefined;
  /** First and last page (1-based) to write questions from; left out: the whole book. */
  from?: number;
  to?: number;
  /** Only questions that rest on these pages, within the range; left out: all. A model may overlook it. */
  pages?: readonly number[];
  /** The same seed writes the same questions. */
  seed: string;
  /** Questions this student has already met in this book, as they were worded. */
  earlier: string[];
  /** What the multiple-choice questions should ask for; left out: a mix. */
  levels?: readonly Thinking[];
}

export interface DraftMcq {
  question: string;
  options: string[];
  answer_index: number;
  explanation: string;
  evidence: ClaimedQuote;
  /** By option: the book's words about a wrong one; null for the right one, and where an engine knows none. */
  about?: (ClaimedQuote | null)[];
  /**
   * Where the options are combinations ("B, A, C"): what the question puts together, each part with the words it rests on.
   * The right option follows from all of them.
   */
  parts?: { text: string; quote: ClaimedQuote }[];
  /** Further words that the right option rests on. */
  more?: ClaimedQuote[];
  level?: Thinking;
  /** How it is asked (`study/quiz/forms`); stored with the question. */
  form?: string;
}

export interface DraftSaq {
  question: string;
  answer: string;
  evidence: ClaimedQuote;
  /** Further words that the answer rests on. */
  more?: ClaimedQuote[];
  form?: string;
}

export interface DraftLaq {
  question: string;
  answer_outline: string[];
  /** One per point of the outline. */
  evidence: ClaimedQuote[];
  form?: string;
}

/** Best first, and more than asked for: the quiz gate throws some away. */
export interface DraftQuestions {
  mcqs: DraftMcq[];
  saqs: DraftSaq[];
  laqs: DraftLaq[];
  /** What the engine knows about why there are few, in words for the student. */
  notes: string[];
  /** What the student should be told however many there are: another engine wrote them than usual. */
  notice?: string;
}

/** What a full answer says: any one of several reference answers, or an outline whose every entry is a point. */
export type Rubric =
  | { kind: 'reference'; references: readonly string[] }
  | { kind: 'outline'; entries: readonly string[] };

export interface MarkInput {
  question: string;
  rubric: Rubric;
  /** The book's words that the question rests on, verified when the question was written. */
  evidence: readonly Evidence[];
  /** As the student typed it. */
  answer: string;
  /** "I think I'm right": mark by another method than the first time, or leave to the student what the first found missing. */
  second?: boolean;
}

export interface DraftPoint {
  point: string;
  met: boolean;
  /** The answer says the opposite of the point. Never together with `met`. */
  contradicted: boolean;
  /** A part of the point is there; `note` says what is missing. Never together with any of the others. */
  partly?: boolean;
  /** Too little is shared, or one word is another, for the engine to tell. Never together with `met` or `contradicted`. */
  unsure?: boolean;
  /** The student's words that meet or contradict the point, as the engine claims; checked before they are shown. */
  student_words: string | null;
  /** Which of the input's evidence the point rests on. */
  evidence: number | null;
  /** What is wrong or missing, in a phrase for the student. */
  note?: string;
}

/** An engine's reading of one answer. It judges points; adding up is not its business. */
export interface DraftMark {
  points: DraftPoint[];
  /** Why the answer as a whole earns nothing ("You repeated the question."); null where the points decide. */
  refusal: string | null;
  /** What the student should be told whatever the mark is: another engine marked than usual. */
  notice?: string;
}

/** A question on the book that counted as wrong when it was last asked. */
export interface MissedInBook {
  question: string;
  /** The book's words it rests on, verified when the question was written. */
  evidence: ClaimedQuote;
}

export interface TopicsInput {
  book: Book;
  /** What the student's library calls the book. */
  title: string;
  /** Newest first. */
  missed: readonly MissedInBook[];
  /** How many topics are wanted at most. */
  count: number;
  /** Called where a model failed and the book's own words stand in for its topics: they are not to be kept for good. */
  onStandIn?: (() => void) | undefined;
}

/** Something the book teaches that a video could be about. */
export interface DraftTopic {
  /** What the book calls it: words that stand on the place's page, a few at most. No author, figure or front matter. */
  topic: string;
  /** What to look for on a video site: the topic, with the book's subject where the topic alone could be of anything. */
  search: string;
  /** The heading or the sentence in which the topic stands. */
  place: ClaimedQuote;
  /** It was missed in a quiz. */
  missed: boolean;
}

/** What every engine does. Whatever it returns is a draft: the caller proves it. */
export interface StudyEngine {
  answer: (input: AnswerInput) => Promise<DraftAnswer>;
  writeQuestions: (input: QuestionsInput) => Promise<DraftQuestions>;
  /** Null where it could not decide. */
  mark: (input: MarkInput) => Promise<DraftMark | null>;
  /** Answers across a student's library, and from the student's own progress. */
  converse: (input: ConverseInput) => Promise<DraftReply>;
  /** What could be looked up elsewhere: what was missed first, then the best, over the whole book. None where it has no text. */
  topics: (input: TopicsInput) => Promise<DraftTopic[]>;
}
