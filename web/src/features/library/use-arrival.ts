import { useEffect, useState } from 'react';

/** So long (ms) the screen is held back. All is asked for at once: it is one wait. */
const MOST_WAIT_MS = 2_500;

/**
 * How what stands below today comes on a device that knows nothing of today yet: with all that stands above and in it, so that
 * nothing moves under a student's hands, or, where that takes too long, before it: a book can be uploaded before the list is known.
 * Once it has come it stays for the visit, whatever is asked for anew.
 * @param list it has rows; null while that is not known @param rest what stands above and in them is known
 * @returns `late`: today has the room of one line from now on, whatever it comes to say
 */
export function useArrival(list: boolean | null, rest: boolean): 'held' | 'there' | 'late' {
  const [come, setCome] = useState<'there' | 'late' | null>(null);
  if (come === null && list && rest) setCome('there');
  const held = come === null && (list === null || (list && !rest));
  const [over, setOver] = useState(false);
  useEffect(() => {
    const waited = setTimeout(() => setOver(true), MOST_WAIT_MS);
    return () => clearTimeout(waited);
  }, []);
  // A list that failed at first and came later waits no more.
  if (held && over) setCome('late');
  return come ?? (held ? 'held' : 'there');
}
