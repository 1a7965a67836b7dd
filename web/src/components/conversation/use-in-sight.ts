import { type RefObject, useEffect, useRef } from 'react';

/** What a student does in a conversation to look elsewhere in it. */
const LOOKS_ELSEWHERE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the latest question and the start of its answer in sight: as an answer grows the question moves up to the top of
 * the pane, and no further. Whoever scrolls meanwhile is left where they are, until something new is said.
 * @param log holds what was said; each question in it is marked `data-question`
 * @param said changes when something new is said
 */
export function useInSight(log: RefObject<HTMLElement | null>, said: string): void {
  const following = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew whenever something was said
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    following.current = true;
    const show = () => {
      if (following.current)
        [...element.querySelectorAll('[data-question]')].at(-1)?.scrollIntoView({ block: 'start' });
    };
    const leave = () => {
      following.current = false;
    };
    show();
    const growth = new ResizeObserver(show);
    growth.observe(element);
    for (const event of LOOKS_ELSEWHERE) element.addEventListener(event, leave, { passive: true });
    return () => {
      growth.disconnect();
      for (const event of LOOKS_ELSEWHERE) element.removeEventListener(event, leave);
    };
  }, [log, said]);
}
