import { type RefObject, useEffect } from 'react';
import type { Desk } from '../desk.ts';
import { endsOf, type Spot, wordAt } from './choice.ts';

/** A finger that rests so long on a word chooses it (ms), if it stays within so many CSS pixels. */
const LONG_PRESS_MS = 450;
const STAYS_WITHIN = 10;
/** A mouse that goes this far with its button held chooses; less is a press. */
const DRAGGED = 4;
/** Near the upper or lower edge of the pane it scrolls by itself, so far at each step; at the end of the page it turns. */
const EDGE = 28;
const STEP = { px: 14, ms: 40 };
const TURN_AFTER_MS = 700;

interface At {
  clientX: number;
  clientY: number;
}

const overlays = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-desk-page]')];

/** The word under a pointer, on whichever page it is over; `near` is the page where it is over none. */
function spotAt(desk: Desk, { clientX, clientY }: At, near: HTMLElement): Spot | null {
  const page =
    overlays().find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return clientX >= left && clientX <= right;
    }) ?? near;
  const { left, top, width, height } = page.getBoundingClientRect();
  const number = Number(page.dataset.deskPage);
  const words = desk.seenWords(number);
  if (!words || width === 0) return null;
  const word = wordAt(words, (clientX - left) / width, (clientY - top) / height, height / width);
  return word === null ? null : { page: number, word };
}

/**
 * Follows a pointer that chooses: to the word under it, with the pane scrolling and the page turning at their edges.
 * @returns ends it
 */
function follow(desk: Desk, from: HTMLElement, anchor: Spot) {
  const pane = from.closest<HTMLElement>('[data-book-pane]');
  let latest: At | null = null;
  let atEnd = 0;
  let turned = false;
  const extend = () => {
    const near = from.isConnected ? from : overlays()[0];
    const focus = latest && near && spotAt(desk, latest, near);
    if (focus) desk.choose({ anchor, focus }, true);
  };
  const timer = setInterval(() => {
    if (!pane || !latest) return;
    const { top, bottom } = pane.getBoundingClientRect();
    const way = latest.clientY > bottom - EDGE ? 1 : latest.clientY < top + EDGE ? -1 : 0;
    // Once turned, the page waits until the pointer has left the edge.
    if (way === 0) turned = false;
    if (way === 0 || turned) {
      atEnd = 0;
      return;
    }
    const before = pane.scrollTop;
    pane.scrollTop += way * STEP.px;
    if (pane.scrollTop !== before) {
      atEnd = 0;
      return extend();
    }
    atEnd += STEP.ms;
    if (atEnd < TURN_AFTER_MS) return;
    turned = true;
    desk.turn(way);
  }, STEP.ms);
  return {
    to: (at: At) => {
      latest = { clientX: at.clientX, clientY: at.clientY };
      extend();
    },
    end: () => {
      clearInterval(timer);
      const { choice } = desk.store.getState();
      desk.choose(choice);
    },
  };
}

/** Moves one end of what is chosen with the pointer that has hold of it, until it lets go. */
export function dragEnd(desk: Desk, from: HTMLElement, which: 'first' | 'last'): void {
  const { choice } = desk.store.getState();
  if (!choice) return;
  const [first, last] = endsOf(choice);
  const moving = follow(desk, from, which === 'first' ? last : first);
  const move = (event: PointerEvent) => moving.to(event);
  const end = () => {
    moving.end();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/**
 * Choosing words of a page with a mouse or a finger: a mouse drags over them, a finger rests on one. A finger that moves scrolls,
 * and a swipe turns the page, as ever.
 * @param press a place was only pressed, or tapped
 */
export function useChoosing(overlay: RefObject<HTMLElement | null>, desk: Desk, press: (at: At) => void): void {
  useEffect(() => {
    const element = overlay.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let moving: ReturnType<typeof follow> | null = null;
    let touched: At | null = null;

    const mouse = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('button, [data-handle]')) return;
      const begun: At = event;
      const { choice } = desk.store.getState();
      const anchor = event.shiftKey && choice ? choice.anchor : spotAt(desk, event, element);
      const move = (at: PointerEvent) => {
        const far = Math.hypot(at.clientX - begun.clientX, at.clientY - begun.clientY);
        if (!moving && anchor && far >= DRAGGED) moving = follow(desk, element, anchor);
        moving?.to(at);
      };
      const up = (at: PointerEvent) => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        if (moving) moving.end();
        else if (at.type === 'pointerup' && event.shiftKey && choice && anchor) {
          const focus = spotAt(desk, at, element);
          if (focus) desk.choose({ anchor, focus });
        } else if (at.type === 'pointerup') press(at);
        moving = null;
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
    };
    const double = (event: MouseEvent) => {
      const spot = spotAt(desk, event, element);
      if (spot) desk.choose({ anchor: spot, focus: spot });
    };

    /** A handle has its own way: the page must not take it for a swipe, neither when it begins nor when it ends. */
    const isHandled = (event: TouchEvent): boolean => {
      const held = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      if (held) event.stopPropagation();
      return held;
    };
    const touchStart = (event: TouchEvent) => {
      clearTimeout(timer);
      const [touch] = event.touches;
      touched = touch && event.touches.length === 1 ? { clientX: touch.clientX, clientY: touch.clientY } : null;
      if (isHandled(event)) touched = null;
      if (!touched) return;
      const at = touched;
      timer = setTimeout(() => {
        const anchor = spotAt(desk, at, element);
        if (!anchor) return;
        moving = follow(desk, element, anchor);
        desk.choose({ anchor, focus: anchor }, true);
      }, LONG_PRESS_MS);
    };
    const touchMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (isHandled(event)) return;
      if (moving && touch) {
        event.preventDefault();
        event.stopPropagation();
        return moving.to(touch);
      }
      if (
        touched &&
        touch &&
        Math.hypot(touch.clientX - touched.clientX, touch.clientY - touched.clientY) > STAYS_WITHIN
      ) {
        clearTimeout(timer);
        touched = null;
      }
    };
    const touchEnd = (event: TouchEvent) => {
      clearTimeout(timer);
      if (isHandled(event)) return;
      if (moving) {
        moving.end();
        moving = null;
        // No click, and no turning of the page, comes of choosing.
        event.preventDefault();
        event.stopPropagation();
      } else if (
        touched &&
        event.type === 'touchend' &&
        !(event.target instanceof Element && event.target.closest('button'))
      )
        press(touched);
      touched = null;
    };
    /** What a browser offers on a long press would lie over what was chosen. */
    const menu = (event: Event) => {
      if (touched || moving) event.preventDefault();
    };

    element.addEventListener('pointerdown', mouse);
    element.addEventListener('dblclick', double);
    element.addEventListener('touchstart', touchStart, { passive: true });
    element.addEventListener('touchmove', touchMove, { passive: false });
    element.addEventListener('touchend', touchEnd, { passive: false });
    element.addEventListener('touchcancel', touchEnd, { passive: false });
    element.addEventListener('contextmenu', menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', mouse);
      element.removeEventListener('dblclick', double);
      // A finger that is choosing goes on over a turned page: its events still come to this element, which is gone.
      if (moving) return;
      element.removeEventListener('touchstart', touchStart);
      element.removeEventListener('touchmove', touchMove);
      element.removeEventListener('touchend', touchEnd);
      element.removeEventListener('touchcancel', touchEnd);
      element.removeEventListener('contextmenu', menu);
    };
  }, [overlay, desk, press]);
}
