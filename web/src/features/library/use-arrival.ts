import { useEffect, useState } from 'react';

/** So long (ms) a list that is there waits for what stands above and in it. All are asked for at once: it is the rest of one wait. */
const MOST_WAIT_MS = 2_500;

/**
 * How the dashboard's list comes on a device that knows nothing of today yet: with all that stands above and in it, so that
 * nothing moves under a student's hands, or, where that takes too long, before it. Once it has come it stays for the visit, whatever
 * is asked for anew.
 * @param list it is known, and has rows @param rest what stands above and in them is known
 * @returns `late`: what comes now has no more room than was kept for it
 */
export function useArrival(list: boolean, rest: boolean): 'held' | 'there' | 'late' {
  const [come, setCome] = useState<'there' | 'late' | null>(null);
  if (come === null && list && rest) setCome('there');
  const held = come === null && list && !rest;
  useEffect(() => {
    if (!held) return;
    const over = setTimeout(() => setCome('late'), MOST_WAIT_MS);
    return () => clearTimeout(over);
  }, [held]);
  return come ?? (held ? 'held' : 'there');
}

/** Whether the screen has waited so long that nothing of it may be held back any more: a book can be uploaded before the list is known. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const over = setTimeout(() => setLate(true), MOST_WAIT_MS);
    return () => clearTimeout(over);
  }, []);
  return isLate;
}
