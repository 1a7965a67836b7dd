import { type RefObject, useEffect, useRef } from 'react';

/** Where fingers point, the focus would bring up a keyboard that hides half of the answer. */
const byTouch = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Gives the question's field the focus back that it lost while it was disabled: the next question can be typed at once. */
export function useNextQuestion(input: RefObject<HTMLTextAreaElement | null>, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body && !byTouch()) input.current?.focus();
    wasBusy.current = busy;
  }, [input, busy]);
}
