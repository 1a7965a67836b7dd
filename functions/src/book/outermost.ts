/** The chapters that progress is told by: few, named, and over the whole text. Pure. */
import type { OutlineEntry } from '../contract/library.ts';

/** A chapter by its pages, both included. */
export interface Stretch {
  title: string;
  from: number;
  to: number;
}

/** More chapters than this tell a student nothing. */
const MOST_CHAPTERS = 200;

/** Pages of a stretch that stands for a chapter in a book without chapters: about what a sitting covers. */
const STRETCH = 15;

/**
 * The outermost chapters of an outline, without what stands around the text; where one entry holds all the others, those
 * inside it. A book without at least two gets stretches of equal length, named by their pages.
 * @param pages how many the book has
 * @returns in the order of the book, each beginning on a page of its own
 */
export function outermostChapters(outline: readonly OutlineEntry[], pages: number): Stretch[] {
  const entries = outline.filter(({ apart }) => !apart);
  const levels = [...new Set(entries.map(({ level }) => level))].toSorted((a, b) => a - b);
  for (const level of levels) {
    const byPage = new Map(
      entries
        .filter((entry) => entry.level === level)
        .toReversed()
        .map(({ title, from, to }) => [from, { title, from, to: Math.max(from, Math.min(to, pages)) }]),
    );
    if (byPage.size >= 2) return [...byPage.values()].toSorted((a, b) => a.from - b.from).slice(0, MOST_CHAPTERS);
  }
  return stretches(pages);
}

function stretches(pages: number): Stretch[] {
  const count = Math.min(MOST_CHAPTERS, Math.max(1, Math.round(pages / STRETCH)));
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * pages) / count) + 1;
    const to = Math.floor(((i + 1) * pages) / count);
    return { title: from === to ? `p. ${from}` : `pp. ${from}–${to}`, from, to };
  });
}
