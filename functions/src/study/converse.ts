/** What a conversation across a student's whole library has to go on, and what comes of it. */
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { NamedPages } from '../contract/page-names.ts';
import type { KnowledgeBase } from '../knowledge/index.ts';
import type { BookSummary } from '../knowledge/summary.ts';
import type { DraftPassage, DraftPassages } from './draft-passages.ts';
import type { ClaimedQuote, Turn } from './turn.ts';

/** A book that has been read; its text is fetched only when it is looked into. */
export interface ShelfBook {
  pdf_id: string;
  title: string;
  /**
   * Null where it is gone, or is being read again. Can be called again; whoever keeps what it gave keeps it in memory, so let
   * go of a book before the next one is opened.
   */
  open: () => Promise<{ book: Book; index: BookIndex; knowledge?: (() => Promise<KnowledgeBase>) | undefined } | null>;
  /** What it speaks of; null where that could not be found out. Asked for only where there are more books than are opened. */
  summary: () => Promise<BookSummary | null>;
}

export interface Shelf {
  /** Newest first. */
  books: ShelfBook[];
  /** How many books are still being read. */
  reading: number;
  /** How many older books are not looked into. */
  beyond: number;
  /** Folio's own book on learning and studying; answers only what the student's own books do not. */
  handbook?: ShelfBook;
}

/** One chapter (the outermost of the outline), with its pages, and how its questions went; `attempted` is 0 where none was asked yet. */
export interface ChapterRecord extends NamedPages {
  title: string;
  attempted: number;
  correct: number;
}

export interface BookRecord {
  pdf_id: string;
  title: string;
  /** The book was deleted; what was attempted in it still counts. */
  gone: boolean;
  attempted: number;
  correct: number;
  /** In the order of the book. */
  chapters: ChapterRecord[];
}

/** A question that counted as wrong when it was last asked. */
export interface MissedQuestion {
  pdf_id: string;
  title: string;
  question: string;
  /** First page of the chapter it stands in, as in `ChapterRecord.from`; null where that is not known. */
  chapter: number | null;
  /** The book's words it rests on, verified when the question was written. */
  evidence: Evidence | null;
  /** What was answered, what would have been right, and why it counted as wrong; left out where that is not known. */
  marked?: { own: string; right: string; reason: string | null } | undefined;
}

/** The latest quiz that was marked; `right` of `asked` questions of each kind. */
export interface LastQuiz {
  title: string;
  /** ISO 8601. */
  taken: string;
  kinds: { name: string; right: number; asked: number }[];
}

export interface StudyRecord {
  attempted: number;
  correct: number;
  books: BookRecord[];
  /** Of the attempts looked through, newest first. */
  missed: MissedQuestion[];
  /** How many of the latest attempts were looked through. */
  attempts: number;
  last: LastQuiz | null;
  /** Exams that the student has set, those that are over too. */
  exams?: PlannedExam[];
}

/** An exam as it is set on Progress: its day (`YYYY-MM-DD`), its books, and what a day has room for. */
export interface PlannedExam {
  date: string;
  pdf_ids: string[];
  minutes: number;
}

export interface ConverseInput {
  question: string;
  /** Earlier turns, oldest first, each with the books its answer cited. */
  history: (Turn & { books: string[] })[];
  shelf: Shelf;
  /** Fetched only for questions about the student's own progress. */
  record: () => Promise<StudyRecord>;
  /** The date where the student is, `YYYY-MM-DD`. */
  today: string;
  /** As in `AnswerInput`: nothing of the books is wanted. */
  withoutBook?: boolean | undefined;
  /** Whether there is time to look into one more book. */
  hasTime: () => boolean;
  /** As in `AnswerInput`: the reply so far, and the student's "stop". */
  onPartialAnswer?: ((draft: DraftReply) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface LibraryQuote extends ClaimedQuote {
  pdf_id: string;
  /** Where the words were verified before: the evidence of a question. */
  evidence?: Evidence;
}

export interface DraftReply {
  /** Markdown; `[n]` marks the n-th of `quotes`, counting from 1. */
  answer: string;
  quotes: LibraryQuote[];
  /** Nothing to cite: the books don't say, or it can't be done; `answer` says so and `quotes` is empty. */
  declined: boolean;
  /** Left out by an engine that writes its answers. */
  passages?: LibraryPassages;
}

/** As `DraftPassages`, each passage with its book. */
export interface LibraryPassages extends Omit<DraftPassages, 'passages' | 'near'> {
  passages: readonly (DraftPassage & { pdf_id: string })[];
  near: readonly (DraftPassage & { pdf_id: string })[];
}
