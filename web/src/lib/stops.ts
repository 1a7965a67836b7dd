/**
 * Where a student stopped in a book comes along between their devices. Times are told as how long ago something was: clocks of
 * devices differ, and one that is wrong must not win.
 */
import { isHandbook } from '@contract/handbook.ts';
import { MAX_STOP_AGO_MS } from '@contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, isAbort } from './api/api-client.ts';
import { ApiError } from './api/api-error.ts';
import { keepSent, onPageKept, placeIn } from './reading-places.ts';

/** A page that is leafed past is no stop (ms). */
const PAUSE_MS = 4_000;

export interface StopElsewhere {
  page: number;
  /** When, by this device's clock (ms since 1970). */
  at: number;
}

/** Tells the service where the student stopped in a book, if it doesn't know yet. What cannot be sent now is sent the next time. */
export async function sendStop(bookId: string): Promise<void> {
  const place = placeIn(bookId);
  if (!place || place.page === 0 || place.sent === place.at) return;
  const ago = Math.min(Math.max(0, Date.now() - place.at), MAX_STOP_AGO_MS);
  try {
    await call('book.keepStop', { params: { id: bookId }, body: { page: place.page, ago } });
    keepSent(bookId, place.at);
  } catch (error) {
    if (!(error instanceof ApiError || isAbort(error))) throw error;
  }
}

async function latestStop(bookId: string, signal: AbortSignal): Promise<StopElsewhere | null> {
  await sendStop(bookId);
  const { stop } = await call('book.stop', { params: { id: bookId }, signal });
  return stop && { page: stop.page, at: Date.now() - stop.ago };
}

/** Where the student stopped in this book of all their devices, looked up whenever they come to it; and sends where they stop here. */
export function useStops(bookId: string): StopElsewhere | null {
  const own = !isHandbook(bookId);
  useEffect(() => {
    if (!own) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => void sendStop(bookId);
    const leave = () => {
      if (document.hidden) send();
    };
    const ended = onPageKept(() => {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    });
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', send);
    return () => {
      ended();
      clearTimeout(timer);
      send();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', send);
    };
  }, [bookId, own]);
  const { data } = useQuery({
    queryKey: ['stop', bookId],
    queryFn: ({ signal }) => latestStop(bookId, signal),
    enabled: own,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return data ?? null;
}
