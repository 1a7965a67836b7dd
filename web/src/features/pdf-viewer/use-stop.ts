import { useEffect, useState } from 'react';
import { keepPage, placeIn } from '@/lib/reading-places.ts';
import type { StopElsewhere } from '@/lib/stops.ts';

/** A page to go on from. */
export interface Stop {
  page: number;
  /** It was surely turned to on another device. */
  elsewhere: boolean;
}

/** Our own stop, told of again by the service, may seem so much later than it was (ms). */
const SLACK_MS = 10_000;

/**
 * Keeps the page a student turned to last, at once: they may leave the book from it. The page that a book opens with is not
 * one: they did not turn to it.
 * @param turned whether the student has turned to this page, by themselves or by a mark
 * @param latest where they stopped of all their devices
 * @returns where they stopped when they were here before, as long as it leads anywhere: not before the first page is turned,
 * nor where that is the first one; or where they have stopped since on another device, until the next page is turned
 */
export function useStop(
  bookId: string,
  { page, pages, label }: { page: number; pages: number; label: string | undefined },
  turned: boolean,
  latest: StopElsewhere | null,
): Stop | null {
  const [before] = useState(() => placeIn(bookId));
  const [last, setLast] = useState(before?.at ?? 0);

  useEffect(() => {
    if (!turned) return;
    keepPage(bookId, page, pages, label);
    setLast(Date.now());
  }, [bookId, page, pages, label, turned]);

  const leads = (to: number) => to >= 1 && to <= pages && to !== page;
  const own = placeIn(bookId)?.page ?? 0;
  // Where this device knows of no page turned, it may have been this one, before a log-out.
  if (latest && latest.at > last + SLACK_MS && latest.page !== own && leads(latest.page))
    return { page: latest.page, elsewhere: own > 0 };
  return before && before.page > 1 && !turned && leads(before.page) ? { page: before.page, elsewhere: false } : null;
}
