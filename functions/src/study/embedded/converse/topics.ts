/** What there is to revise, the most needed first: from the student's own figures. */
import type { BookRecord, ChapterRecord, MissedQuestion, StudyRecord } from '../../converse.ts';

export interface Topic {
  book: BookRecord;
  chapter: ChapterRecord;
  /** There are other books it could be of. */
  amongOthers: boolean;
  missed: MissedQuestion[];
}

/** Fewer answers than this tell little of a chapter. */
const TELLING = 3;
/** From this share of correct answers on, a chapter is safe; below this one it is weak. */
const SOUND = 0.8;
const WEAK = 0.5;

const shareOf = ({ attempted, correct }: ChapterRecord) => correct / attempted;

/** The books that are there, each once: one that is stored twice is one book to revise. */
export function booksHere(record: StudyRecord): (BookRecord & { ids: ReadonlySet<string> })[] {
  const there = record.books.filter(({ gone }) => !gone);
  const same = ({ title, chapters }: BookRecord) =>
    JSON.stringify([title.toLowerCase().trim(), chapters.map(({ title: name, from }) => [name, from])]);
  return [...Map.groupBy(there, same).values()].flatMap((copies) => {
    const [first] = copies;
    if (!first) return [];
    const sum = (count: (book: BookRecord) => number) => copies.reduce((total, copy) => total + count(copy), 0);
    const chapters = first.chapters.map((chapter, i) => ({
      ...chapter,
      attempted: sum((copy) => copy.chapters[i]?.attempted ?? 0),
      correct: sum((copy) => copy.chapters[i]?.correct ?? 0),
    }));
    const figures = { attempted: sum(({ attempted }) => attempted), correct: sum(({ correct }) => correct) };
    return [{ ...first, ...figures, chapters, ids: new Set(copies.map(({ pdf_id }) => pdf_id)) }];
  });
}

function topicsOf(record: StudyRecord, fits: (chapter: ChapterRecord) => boolean): Topic[] {
  const books = booksHere(record);
  return books.flatMap((book) =>
    book.chapters.filter(fits).map((chapter) => ({
      book,
      chapter,
      amongOthers: books.length > 1,
      missed: record.missed.filter((missed) => book.ids.has(missed.pdf_id) && missed.chapter === chapter.from),
    })),
  );
}

/** Chapters with too many wrong answers: the worst first, of equal ones those with more answers; those of too few answers after all that are told. */
export const needyTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, (chapter) => chapter.attempted > 0 && shareOf(chapter) < SOUND).toSorted(
    (a, b) =>
      Number(isEarly(a)) - Number(isEarly(b)) ||
      shareOf(a.chapter) - shareOf(b.chapter) ||
      b.chapter.attempted - a.chapter.attempted,
  );

/** Whether less than half of a chapter's answers are correct. */
export const isWeak = ({ chapter }: Topic): boolean => shareOf(chapter) < WEAK;

/** Whether a chapter has too few answers to be sure. */
export const isEarly = ({ chapter }: Topic): boolean => chapter.attempted < TELLING;

/** Chapters that no question was asked about, of books that were asked about before the others; in the order of the book. */
export const untriedTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted }) => attempted === 0).toSorted(
    (a, b) => Number(a.book.attempted === 0) - Number(b.book.attempted === 0),
  );

/** Chapters whose questions are nearly all answered correctly. */
export const soundTopics = (record: StudyRecord): Topic[] =>
  topicsOf(record, ({ attempted, correct }) => attempted >= TELLING && correct / attempted >= SOUND);
