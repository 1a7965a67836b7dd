import { type RefObject, useLayoutEffect, useRef } from 'react';
import { edgeTurner } from './edge-turn.ts';
import type { HeldPart, Point } from './use-held-part.ts';
import { zoomOf } from './use-zoom.ts';

/** A finger that goes this far, and mostly sideways, turns the page (CSS pixels). */
const SWIPE = 56;
/** A notch of the wheel with Ctrl makes the page about a fifth larger or smaller. */
const WHEEL_ZOOM = 1 / 550;

interface Gestures {
  /** 1 for the next page, -1 for the one before; `end`: it is to be seen from its end. */
  onTurn: (by: 1 | -1, end: boolean) => void;
  /** The scale that is shown, 1 being the width that fits. */
  scale: number;
  /** The part of the page that stays where it is. */
  part: HeldPart;
  onScale: (scale: number) => void;
  /** The next page is to the left. */
  rightToLeft: boolean;
}

const between = (touches: TouchList): { middle: Point; apart: number } => {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b) return { middle: { x: 0, y: 0 }, apart: 1 };
  const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  return { middle, apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1 };
};

/**
 * What a hand does to a page: the wheel turns it at its edge, a swipe turns it, two fingers or Ctrl and the wheel make it larger or
 * smaller, and what is under them stays there.
 * @param pane scrolls the page, which is its `[data-page]`
 */
export function useGestures(pane: RefObject<HTMLElement | null>, hand: Gestures): void {
  const latest = useRef(hand);

  useLayoutEffect(() => {
    latest.current = hand;
  });

  // With the page itself: whoever sees it can turn it.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const turner = edgeTurner();
    let start: (Point & { left: number }) | null = null;
    let pinch: { apart: number; scale: number } | null = null;

    const zoom = (wanted: number, at: Point) => {
      const scale = zoomOf(wanted);
      if (scale === latest.current.scale) return;
      latest.current.part.holdAt(at);
      latest.current.onScale(scale);
    };
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey) {
        event.preventDefault();
        return zoom(latest.current.scale * Math.exp(-event.deltaY * WHEEL_ZOOM), {
          x: event.clientX,
          y: event.clientY,
        });
      }
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const by = turner(event.deltaY, element, event.timeStamp);
      if (by !== 0) latest.current.onTurn(by, by === -1);
    };
    const touchStart = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      const { apart } = between(touches);
      pinch = touches.length === 2 ? { apart, scale: latest.current.scale } : null;
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, left: element.scrollLeft } : null;
    };
    const touchMove = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const { apart, middle } = between(event.touches);
      zoom((pinch.scale * apart) / pinch.apart, middle);
    };
    const touchEnd = ({ changedTouches, touches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (touches.length < 2) {
        pinch = null;
        latest.current.part.letGo();
      }
      if (!start || !touch || touches.length > 0) return;
      const [across, down] = [touch.clientX - start.x, touch.clientY - start.y];
      // A page wider than the pane was panned along.
      const moved = Math.abs(element.scrollLeft - start.left) > 2;
      start = null;
      if (moved || Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      latest.current.onTurn(across < 0 !== latest.current.rightToLeft ? 1 : -1, false);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchstart', touchStart, { passive: true });
    element.addEventListener('touchmove', touchMove, { passive: false });
    element.addEventListener('touchend', touchEnd, { passive: true });
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchstart', touchStart);
      element.removeEventListener('touchmove', touchMove);
      element.removeEventListener('touchend', touchEnd);
    };
  }, [pane]);
}
