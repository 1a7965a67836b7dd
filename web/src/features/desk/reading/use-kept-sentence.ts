import { type RefObject, useEffect, useRef } from 'react';
import { firstInSight } from '../choosing/in-sight.ts';
import type { Desk } from '../desk.ts';

/** A page is drawn by then, or it is left where it is (ms). */
const PATIENCE_MS = 4_000;

/** The sheet of a page as it is shown in this look, once it is there. */
const sheetIn = (pane: HTMLElement, page: number, text: boolean) =>
  [...pane.querySelectorAll<HTMLElement>(`[data-desk-page="${page}"]`)].find(
    (sheet) => (sheet.closest('[data-text-page]') !== null) === text,
  );

/**
 * Keeps the sentence that is read in sight while a page turns into text, text into a page, or into larger letters.
 * @param look how the page is shown; `page` is as it is printed
 */
export function useKeptSentence(
  pane: RefObject<HTMLElement | null>,
  desk: Desk,
  { page, look }: { page: number; look: string },
): void {
  useEffect(() => {
    desk.hold = () => {
      const element = pane.current;
      const spot = element && element.scrollTop > 2 && firstInSight(desk, element);
      desk.held = spot ? { ...spot, down: spot.top - element.getBoundingClientRect().top } : null;
    };
  }, [desk, pane]);

  const before = useRef(look);
  useEffect(() => {
    if (before.current === look) return;
    before.current = look;
    const { held } = desk;
    desk.held = null;
    if (held?.page !== page) return;
    const until = performance.now() + PATIENCE_MS;
    let frame = 0;
    const restore = () => {
      const element = pane.current;
      const sheet = element && sheetIn(element, page, look !== 'page');
      const box = sheet && desk.seenWords(page)?.words[held.word]?.boxes[0];
      if (element && sheet && box) {
        const { top, height } = sheet.getBoundingClientRect();
        element.scrollTop += top + box.y * height - element.getBoundingClientRect().top - held.down;
      } else if (performance.now() < until) frame = requestAnimationFrame(restore);
    };
    frame = requestAnimationFrame(restore);
    return () => cancelAnimationFrame(frame);
  }, [desk, pane, page, look]);
}
