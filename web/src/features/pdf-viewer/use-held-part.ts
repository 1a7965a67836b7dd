import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** CSS pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

interface Shown {
  page: number;
  /** Of the whole page, in CSS pixels; 0 while it is not laid out. */
  width: number;
  /** Lines begin at the right. */
  rightToLeft: boolean;
}

export interface HeldPart {
  /** To be called before the page is made larger or smaller: what is looked at will stand where it stands. */
  hold: () => void;
  /** The same for what stands there, under the fingers. */
  holdAt: (at: Point) => void;
  letGo: () => void;
}

/** Where a page is looked at that has no mark in sight: in the middle of its pane, a third down (shares of the pane). */
const LOOKED_AT = { x: 0.5, y: 0.3 };
/** A page has its new size by then (ms). */
const SETTLED_MS = 300;

/** A part of a page, as shares of it, and where it is in the pane, as shares of that. */
interface Held {
  page: number;
  part: Point;
  within: Point;
}

type Size = Pick<DOMRect, 'width' | 'height'>;

const sheetIn = (pane: HTMLElement) => pane.querySelector('[data-page]')?.getBoundingClientRect();

const shares = ({ x, y }: Point, { left, top }: DOMRect, { width, height }: Size): Point => ({
  x: (x - left) / width,
  y: (y - top) / height,
});

/**
 * Keeps a part of a page where it is while the page changes its size: the mark in sight or what is looked at, where a button
 * makes it larger, a phone is turned or a column beside it opens; what is under the fingers.
 * @param pane scrolls the page, which is its `[data-page]`
 */
export function useHeldPart(pane: RefObject<HTMLElement | null>, shown: Shown): HeldPart {
  const latest = useRef(shown);
  const held = useRef<Held | null>(null);
  /** Of the pane, as long as the page is laid out for it. */
  const size = useRef<Size | null>(null);

  useLayoutEffect(() => {
    latest.current = shown;
  });

  // After each new size the part goes back to where it was.
  useLayoutEffect(() => {
    const element = pane.current;
    const box = element && sheetIn(element);
    if (!element || !box || shown.width === 0) return;
    const room = element.getBoundingClientRect();
    size.current = { width: room.width, height: room.height };
    const kept = held.current;
    held.current = null;
    if (kept?.page !== shown.page) return;
    const { part, within } = kept;
    element.scrollLeft += box.left + part.x * box.width - (room.left + within.x * room.width);
    element.scrollTop += box.top + part.y * box.height - (room.top + within.y * room.height);
  }, [pane, shown.page, shown.width]);

  const hold = useCallback(() => {
    const element = pane.current;
    const box = element && sheetIn(element);
    // Out of sight, behind another tab, it has no size.
    if (!element || !box || box.width === 0) return;
    const room = element.getBoundingClientRect();
    const seen = size.current ?? room;
    const { page, rightToLeft } = latest.current;
    const marks = [...element.querySelectorAll('[data-mark], [data-hit][data-shown]')].map((line) =>
      line.getBoundingClientRect(),
    );
    const inSight = ({ height }: Size) => marks.find(({ top, bottom }) => bottom > room.top && top < room.top + height);
    // What a pane that has just grown lets be seen counts too: it may be turned before it has settled.
    const before = inSight(seen);
    const mark = before ?? inSight(room);
    const sight = mark && !before ? room : seen;
    // The top of a page stays the top.
    if (!mark && element.scrollTop <= 1) return;
    const at = mark
      ? { x: rightToLeft ? mark.right : mark.left, y: mark.top }
      : { x: room.left + LOOKED_AT.x * sight.width, y: room.top + LOOKED_AT.y * sight.height };
    held.current = { page, part: shares(at, box, box), within: shares(at, room, sight) };
  }, [pane]);

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (!held.current) hold();
      clearTimeout(timer);
      timer = setTimeout(() => {
        held.current = null;
        const { width, height } = element.getBoundingClientRect();
        if (width > 0) size.current = { width, height };
      }, SETTLED_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pane, hold]);

  const holdAt = useCallback(
    (at: Point) => {
      const element = pane.current;
      const box = element && sheetIn(element);
      if (!element || !box) return;
      const room = element.getBoundingClientRect();
      held.current = { page: latest.current.page, part: shares(at, box, box), within: shares(at, room, room) };
    },
    [pane],
  );

  const letGo = useCallback(() => {
    held.current = null;
  }, []);

  return { hold, holdAt, letGo };
}
