import type { PageWords } from '@contract/marks.ts';
import { type RefObject, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../desk.ts';
import { laidOut } from './paragraphs.ts';

/** The words of a sheet of text that are on the screen, where they are. */
function measure(sheet: HTMLElement, page: PageWords): PageWords {
  const rects = new Map<number, DOMRect[]>();
  for (const word of sheet.querySelectorAll<HTMLElement>('[data-word]'))
    rects.set(Number(word.dataset.word), [...word.getClientRects()]);
  return laidOut(page, (word) => rects.get(word) ?? [], sheet.getBoundingClientRect());
}

/**
 * Tells the desk where the words of a page stand as long as its text is shown, and again whenever that is set anew.
 * @param look how it is set: another one sets it anew @returns whether the desk knows
 */
export function useLaidOut(
  sheet: RefObject<HTMLElement | null>,
  desk: Desk,
  page: PageWords | undefined,
  look: string,
): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other places
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || !page) return;
    const lay = () => desk.laid.setState({ [page.page]: measure(element, page) });
    lay();
    // Of another size: the window's, or a font's that has come.
    const sizes = new ResizeObserver(lay);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      desk.laid.setState(({ [page.page]: _, ...others }) => others, true);
    };
  }, [sheet, desk, page, look]);
  return useStore(desk.laid, (laid) => page !== undefined && page.page in laid);
}
