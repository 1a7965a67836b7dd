import { useEffect, useState } from 'react';
import { keepPage, placeIn } from '@/lib/reading-places.ts';

/**
 * Keeps the page a student turned to last, at once: they may leave the book from it. The page that a book opens with is not
 * one: they did not turn to it.
 * @param turned whether the student has turned to this page, by themselves or by a mark
 * @returns the page they stopped at when they were here before, as long as it leads anywhere: not before the first page
 * is turned, nor where that is the first one
 */
export function useStop(bookId: string | undefined, page: number, pages: number, turned: boolean): number | null {
  const [before] = useState(() => (bookId === undefined ? null : placeIn(bookId)));

  useEffect(() => {
    if (bookId === undefined || !turned) return;
    keepPage(bookId, page, pages);
  }, [bookId, page, pages, turned]);

  const leads = before !== null && before.page > 1 && before.page <= pages && !turned && before.page !== page;
  return leads ? before.page : null;
}
