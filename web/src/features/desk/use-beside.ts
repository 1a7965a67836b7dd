import type { Box } from '@contract/evidence.ts';
import { type RefObject, useLayoutEffect } from 'react';

/** Between words and what stands beside them, and between that and the edge of the pane (CSS pixels). */
const GAP = 10;
const EDGE = 6;

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where words are on the screen, of the pages that are shown. */
function rectsOf(parts: readonly { page: number; boxes: readonly Box[] }[], pane: HTMLElement): Rect[] {
  return parts.flatMap(({ page, boxes }) => {
    const sheet = pane.querySelector(`[data-desk-page="${page}"]`)?.getBoundingClientRect();
    return sheet && sheet.width > 0
      ? boxes.map(({ x, y, width, height }) => ({
          left: sheet.left + x * sheet.width,
          top: sheet.top + y * sheet.height,
          right: sheet.left + (x + width) * sheet.width,
          bottom: sheet.top + (y + height) * sheet.height,
        }))
      : [];
  });
}

/**
 * Where something of a size stands so that it covers none of these words: over them, under them, at the top or the foot of the
 * room; with `low` first at its foot, in a thumb's reach.
 */
export function placeBeside(rects: readonly Rect[], room: Rect, size: { width: number; height: number }, low: boolean) {
  const seen = rects.filter(({ top, bottom }) => bottom > room.top && top < room.bottom);
  const foot = room.bottom - size.height - EDGE;
  const [first, last] = [seen[0], seen.at(-1)];
  const tops = [
    ...(low ? [foot] : []),
    ...(first ? [first.top - GAP - size.height] : []),
    ...(last ? [last.bottom + GAP] : []),
    room.top + EDGE,
    foot,
  ];
  const middle = low || !last ? (room.left + room.right) / 2 : ((first?.left ?? last.left) + last.right) / 2;
  const most = room.right - size.width - EDGE;
  const left = Math.max(room.left + EDGE, Math.min(middle - size.width / 2, most));
  const free = (top: number) =>
    top >= room.top + EDGE - 1 &&
    top <= foot + 1 &&
    !seen.some(
      (rect) => rect.top < top + size.height && rect.bottom > top && rect.left < left + size.width && rect.right > left,
    );
  return { left, top: tops.find(free) ?? foot };
}

/** Keeps an element beside words of the page while that scrolls or changes its size. */
export function useBeside(
  element: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  parts: readonly { page: number; boxes: readonly Box[] }[],
  low: boolean,
): void {
  useLayoutEffect(() => {
    const [it, around] = [element.current, pane.current];
    if (!it || !around) return;
    const place = () => {
      const { width, height } = it.getBoundingClientRect();
      const { left, top } = placeBeside(rectsOf(parts, around), around.getBoundingClientRect(), { width, height }, low);
      it.style.left = `${left}px`;
      it.style.top = `${top}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(around);
    sizes.observe(it);
    around.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      around.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  });
}
