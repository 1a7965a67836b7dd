/** The contents of the book on the screen, opened from beside it: to look in, or to search in it. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

type How = 'contents' | 'search';

const useWanted = create<{ how: How | null }>(() => ({ how: null }));

/** Opens the contents of the book on the screen, or the search in it. */
export const openContents = (how: How): void => useWanted.setState({ how });

/** Calls `show` when the book's contents are wanted: on a phone the book may be out of sight. */
export function useContentsWanted(show: () => void): void {
  const wanted = useWanted(({ how }) => how !== null);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (wanted) latest.current();
  }, [wanted]);
}

/** Hands over once how they are to be opened, when there is a book to open them in. */
export function useOpenContents(open: (how: How) => void): void {
  const how = useWanted((state) => state.how);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (how === null) return;
    // After the book has come into sight.
    requestAnimationFrame(() => {
      useWanted.setState({ how: null });
      latest.current(how);
    });
  }, [how]);
}
