import type { BookCoverage, ChapterStanding } from '@contract/coverage.ts';
import { weakestFirst } from './weakest.ts';

/** What to do next where no exam tells it, and about which chapter. */
export interface NextStep {
  why: 'weak' | 'new' | 'sure';
  chapter: ChapterStanding & { pdf_id: string; book: string };
}

/**
 * The weakest chapter that is not sure; else the next chapter of the latest book that was not asked about; else the one that
 * was asked about longest ago. Null where no chapter was asked about.
 * @param books the latest first
 */
export function nextStep(books: readonly BookCoverage[]): NextStep | null {
  const { told, few } = weakestFirst(books);
  const weak = told.find(({ state }) => state === 'shaky');
  if (weak) return { why: 'weak', chapter: weak };
  for (const { pdf_id, title: book, chapters } of books) {
    const fresh = chapters.find(({ state }) => state === 'new');
    if (fresh) return { why: 'new', chapter: { ...fresh, pdf_id, book } };
  }
  const [oldest] = [...few, ...told].toSorted((a, b) => (a.last ?? '').localeCompare(b.last ?? ''));
  return oldest ? { why: oldest.state === 'sure' ? 'sure' : 'weak', chapter: oldest } : null;
}
