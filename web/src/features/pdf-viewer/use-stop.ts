import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { keepPage, placeIn } from '@/lib/reading-places.ts';

/** A page that is only passed on the way to another is not where somebody stopped (ms); one that they leave the book from is. */
const STAY_MS = 1_000;

/**
 * Keeps the page a student stops at. The page that a book opens with is not one: they did not turn to it.
 * @param turned whether the student has turned to this page, by themselves or by a mark
 * @returns the page they stopped at when they were here before, as long as it leads anywhere: not before the first page
 * is turned, nor where that is the first one
 */
export function useStop(bookId: string | undefined, page: number, pages: number, turned: boolean): number | null {
  const [before] = useState(() => (bookId === undefined ? null : placeIn(bookId)));

  useEffect(() => {
    if (bookId === undefined || !turned) return;
    const timer = setTimeout(() => keepPage(bookId, page, pages), STAY_MS);
    return () => clearTimeout(timer);
  }, [bookId, page, pages, turned]);

  const leave = useRef(() => {});
  leave.current = () => {
    // A book that is closed by logging out leaves nothing on this machine.
    if (bookId !== undefined && turned && useAuth.getState().user) keepPage(bookId, page, pages);
  };
  useEffect(() => () => leave.current(), []);

  const leads = before !== null && before.page > 1 && before.page <= pages && !turned && before.page !== page;
  return leads ? before.page : null;
}
