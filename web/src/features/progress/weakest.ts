import type { BookCoverage, ChapterStanding } from '@contract/coverage.ts';

/** A chapter that was asked about, with its book. */
export interface AskedChapter extends ChapterStanding {
  pdf_id: string;
  book: string;
}

/** Fewer answers than this say nothing yet. */
const FEW = 4;

/** Standard normal deviate of an 80 % interval, two-sided. */
const Z = 1.2816;

/**
 * Where the true share may lie, 0–100: the 80 % interval of Wilson (1927), which holds for small samples too.
 * @param right of @param of answers, at least one
 */
export function band(right: number, of: number): { from: number; to: number } {
  const share = right / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { from: Math.max(0, middle - half) * 100, to: Math.min(1, middle + half) * 100 };
}

/**
 * The chapters that were asked about: those with enough answers, the weakest first; and apart those with too few to say, the
 * most answered first.
 */
export function weakestFirst(books: readonly BookCoverage[]): { told: AskedChapter[]; few: AskedChapter[] } {
  const asked = books.flatMap(({ pdf_id, title: book, chapters }) =>
    chapters.filter(({ of }) => of > 0).map((chapter) => ({ ...chapter, pdf_id, book })),
  );
  const share = ({ right, of }: ChapterStanding) => right / of;
  return {
    told: asked.filter(({ of }) => of >= FEW).toSorted((a, b) => share(a) - share(b) || b.of - a.of),
    few: asked.filter(({ of }) => of < FEW).toSorted((a, b) => b.of - a.of || share(a) - share(b)),
  };
}

/** Where a quiz about one chapter is made. */
export const practiseAt = ({ pdf_id, from, to }: Pick<AskedChapter, 'pdf_id' | 'from' | 'to'>): string =>
  `/quiz/config/${pdf_id}?pages=${from}-${to}`;
