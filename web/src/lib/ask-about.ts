/** Words that a question is to begin with: chosen in a book, typed on in its chat. */
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

const useAbout = create<{ text: string | null }>(() => ({ text: null }));

/** Begins a question with these words in the field on the screen, which takes the focus. */
export const askAbout = (text: string): void => useAbout.setState({ text });

/** Hands over the words once. */
export function useAskedAbout(take: (text: string) => void): void {
  const text = useAbout((state) => state.text);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (text === null) return;
    useAbout.setState({ text: null });
    latest.current(text);
    // The chat may have come into sight just now.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[data-shortcut~="ask"]');
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  }, [text]);
}
