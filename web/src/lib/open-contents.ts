/** The contents of the book on the screen, opened from beside it: to look in, or to search in it. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

type How = 'contents' | 'search';

/** A new object at every press. */
interface Wanted {
  bookId: string;
  how: How;
}

const useWanted = create<{ wanted: Wanted | null }>(() => ({ wanted: null }));

const forget = (): void => useWanted.setState({ wanted: null });

/** Opens the contents of the book on the screen, or the search in it. */
export const openContents = (bookId: string, how: How): void => useWanted.setState({ wanted: { bookId, how } });

/**
 * Calls `show` whenever this book's contents are wanted: on a phone the book may be out of sight. What could not be opened while
 * its screen stood is forgotten with the screen.
 */
export function useContentsWanted(bookId: string, show: () => void): void {
  const wanted = useWanted((state) => state.wanted);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (wanted?.bookId === bookId) latest.current();
  }, [wanted, bookId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: left with the book, whichever comes
  useEffect(() => forget, [bookId]);
}

/** Hands over once how they are to be opened, when this book is there to open them in. */
export function useOpenContents(bookId: string, open: (how: How) => void): void {
  const wanted = useWanted((state) => state.wanted);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (wanted?.bookId !== bookId) return;
    // After the book has come into sight.
    requestAnimationFrame(() => {
      forget();
      latest.current(wanted.how);
    });
  }, [wanted, bookId]);
}
