/** How surely a student knows a chapter, from the latest answers on it. Pure. */
import type { Stretch } from '../../book/outermost.ts';
import type { ChapterStanding } from '../../contract/coverage.ts';

/** Answers that count: what was known ten quizzes ago says little of today, and a bad start is not held against anyone. */
const LATEST = 12;
/** Fewer right answers than this may be luck. Right ones are counted, not all: a wrong one must never complete the number. */
const LEAST = 4;
/** Share of the latest answers from which a chapter is sure. */
const SURE = 0.75;

/** What is stored of a chapter's answers. */
export interface ChapterSums {
  title: string;
  attempted: number;
  correct: number;
  /** The latest answers, oldest first, `1` for a right one; left out in what former versions stored. */
  recent?: string | undefined;
  /** When it was last asked about (ISO 8601); left out as above. */
  last?: string | undefined;
}

/** The latest answers: `right` of `of`, at most `LATEST`. Older ones, of which only sums are known, fill up at their own rate. */
function latestOf({ attempted, correct, recent = '' }: ChapterSums): { right: number; of: number } {
  const rightIn = (answers: string) => answers.replaceAll('0', '').length;
  const latest = recent.slice(-LATEST);
  const older = Math.max(0, attempted - recent.length);
  const filled = Math.min(older, LATEST - latest.length);
  const rate = older === 0 ? 0 : Math.max(0, Math.min(1, (correct - rightIn(recent)) / older));
  return { right: rightIn(latest) + rate * filled, of: latest.length + filled };
}

/**
 * How a chapter stands. A right answer never lowers it, and a wrong one never raises it.
 * @param sums what was attempted in it; null where nothing was
 */
export function standingOf(chapter: Stretch, sums: ChapterSums | null): ChapterStanding {
  if (!sums || sums.attempted === 0)
    return { ...chapter, state: 'new', attempted: 0, correct: 0, right: 0, of: 0, last: null };
  const { right, of } = latestOf(sums);
  const state = right >= LEAST && right / of >= SURE ? 'sure' : 'shaky';
  const { attempted, correct, last = null } = sums;
  return { ...chapter, state, attempted, correct, right: Math.round(right), of, last };
}

/**
 * How the chapters of a book stand. Sums of chapters that the book's outline does not have any more count for the chapter
 * that their first page is in now, but for those of a part that holds several.
 * @param stored by the first page of the chapter, as text
 */
export function standingsOf(
  chapters: readonly Stretch[],
  stored: Readonly<Record<string, ChapterSums>>,
  outline: readonly Stretch[] = [],
): ChapterStanding[] {
  const sums = new Map<number, ChapterSums>();
  for (const [key, one] of Object.entries(stored)) {
    const page = Number(key);
    const at = chapters.findLastIndex(({ from }) => from <= page);
    const chapter = chapters[at];
    if (!chapter) continue;
    const wider = outline.some(
      ({ title, from, to }) => title === one.title && from === page && to > (chapters[at + 1]?.from ?? Infinity),
    );
    if (wider) continue;
    const before = sums.get(chapter.from);
    sums.set(chapter.from, before ? joined(before, one) : one);
  }
  return chapters.map((chapter) => standingOf(chapter, sums.get(chapter.from) ?? null));
}

/** Two stored chapters that are one now; whose answers came last is the later of the two. */
function joined(a: ChapterSums, b: ChapterSums): ChapterSums {
  const [older, newer] = (a.last ?? '') <= (b.last ?? '') ? [a, b] : [b, a];
  return {
    title: newer.title,
    attempted: a.attempted + b.attempted,
    correct: a.correct + b.correct,
    recent: `${older.recent ?? ''}${newer.recent ?? ''}`,
    last: newer.last ?? older.last,
  };
}
