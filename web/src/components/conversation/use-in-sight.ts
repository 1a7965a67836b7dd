import { type RefObject, useEffect, useRef } from 'react';

/** What a student does in a conversation to look elsewhere in it. */
const LOOKS_ELSEWHERE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Room below what was said, so that the latest question can stand at the top of its pane however short the answer is: what was said
 * before is out of sight, not cut in the middle.
 */
function keepRoom(log: HTMLElement, question: Element): void {
  const pane = log.closest('[data-conversation]');
  // Out of sight it has no height, and where it was left is to be found again.
  if (!pane || pane.clientHeight === 0) return;
  const top = Number.parseFloat(getComputedStyle(pane).scrollPaddingTop) || 0;
  const said = log.getBoundingClientRect().bottom - question.getBoundingClientRect().top;
  log.style.setProperty('--room-below', `${Math.max(0, pane.clientHeight - top - said)}px`);
}

/**
 * Keeps the latest question and the start of its answer in sight: as an answer grows the question stands at the top of the pane.
 * Whoever scrolls meanwhile is left where they are, until something new is said.
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
      const question = [...element.querySelectorAll('[data-question]')].at(-1);
      if (!question) return;
      keepRoom(element, question);
      if (following.current) question.scrollIntoView({ block: 'start' });
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
