/** What there is to revise, the most needed first: from the student's own figures. */
import type { BookRecord, ChapterRecord, MissedQuestion, StudyRecord } from '../../converse.ts';

export interface Topic {
  book: BookRecord;
  chapter: ChapterRecord;
  /** There are other books it could be of. */
  amongOthers: boolean;
  missed: MissedQuestion[];
}

/** Fewer answers than this tell nothing of a chapter. */
const TELLING = 3;
/** From this share of correct answers on, a chapter is not called weak. */
const SOUND = 0.8;

/** Share of correct answers, drawn towards a half where there are few (Laplace's rule of succession). */
const expected = ({ attempted, correct }: ChapterRecord) => (correct + 1) / (attempted + 2);

const here = (record: StudyRecord) => record.books.filter(({ gone }) => !gone);

function topicsOf(record: StudyRecord, fits: (chapter: ChapterRecord) => boolean): Topic[] {
  const books = here(record);
  return books.flatMap((book) =>
    book.chapters.filter(fits).map((chapter) => ({
      book,
      chapter,
      amongOthers: books.length > 1,
      missed: record.missed.filter((missed) => missed.pdf_id === book.pdf_id && missed.chapter === chapter.from),
    })),
  );
}

/** Chapters with enough answers to tell, too many of them wrong; the weakest first. */
export const weakTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted, correct }) => attempted >= TELLING && correct / attempted < SOUND).toSorted(
    (a, b) => expected(a.chapter) - expected(b.chapter),
  );

/** Chapters with a wrong answer, but too few answers to call them weak. */
export const shakyTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted, correct }) => attempted > 0 && attempted < TELLING && correct < attempted).toSorted(
    (a, b) => expected(a.chapter) - expected(b.chapter),
  );

/** Chapters that no question was asked about, of books that were asked about before the others; in the order of the book. */
export const untriedTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted }) => attempted === 0).toSorted(
    (a, b) => Number(a.book.attempted === 0) - Number(b.book.attempted === 0),
  );

/** Chapters whose questions are nearly all answered correctly. */
export const soundTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted, correct }) => attempted >= TELLING && correct / attempted >= SOUND);
