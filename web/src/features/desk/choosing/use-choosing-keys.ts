import { type RefObject, useEffect } from 'react';
import type { Desk } from '../desk.ts';
import { type Move, moved, type Spot } from './choice.ts';
import { firstInSight, intoSight } from './in-sight.ts';

const MOVES: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
};

/** The word of another page that a key leads to from this one's end; null where the book ends. */
async function onNextPage(desk: Desk, { page }: Spot, by: 1 | -1, pages: number): Promise<Spot | null> {
  for (let to = page + by; to >= 1 && to <= pages; to += by) {
    const { words, lines } = await desk.loadWords(to);
    const inText = [...words.keys()].filter((at) => !lines[words[at]?.line ?? -1]?.apart);
    const word = by === 1 ? inText[0] : inText.at(-1);
    if (word !== undefined) return { page: to, word };
  }
  return null;
}

interface Around {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Choosing by key while the page has the focus: Shift and an arrow begin at the first word in sight and go on from there; an arrow
 * alone moves to another word while one is chosen; Enter goes to what can be done, Escape lets go. Ctrl+Z takes a mark back.
 */
export function useChoosingKeys(pane: RefObject<HTMLElement | null>, desk: Desk, around: Around): void {
  const { page, pages, onPage } = around;
  useEffect(() => {
    const element = pane.current;
    if (!element) return;

    const go = async (move: Move, extend: boolean) => {
      const { choice } = desk.store.getState();
      if (!choice) {
        const spot = firstInSight(desk, element);
        const at = spot && { page: spot.page, word: spot.word };
        if (at) desk.choose({ anchor: at, focus: at });
        return;
      }
      const { focus } = choice;
      const words = desk.seenWords(focus.page);
      if (!words) return;
      const word = moved(words, focus.word, move);
      const there = word >= 0 && word < words.words.length;
      const to = there ? { page: focus.page, word } : await onNextPage(desk, focus, word < 0 ? -1 : 1, pages);
      if (!to) return;
      desk.choose({ anchor: extend ? choice.anchor : to, focus: to });
      if (!element.querySelector(`[data-desk-page="${to.page}"]`)) onPage(to.page);
      else intoSight(desk, element, to);
    };
    const keys = (event: KeyboardEvent) => {
      const { choice, open } = desk.store.getState();
      const move = MOVES[event.key];
      const taken = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (isTyping(event.target) || event.altKey) return;
      if (move && !event.ctrlKey && !event.metaKey && (event.shiftKey || choice)) {
        taken();
        void go(move, event.shiftKey);
      } else if (event.key === 'Escape' && (choice || open)) {
        taken();
        desk.letGo();
      } else if (event.key === 'Enter' && choice) {
        taken();
        document.querySelector<HTMLElement>('[data-desk-bar] button')?.focus();
      }
    };
    const undo = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
      if (isTyping(event.target) || event.defaultPrevented) return;
      if (desk.undo()) event.preventDefault();
    };
    element.addEventListener('keydown', keys, { capture: true });
    window.addEventListener('keydown', undo);
    return () => {
      element.removeEventListener('keydown', keys, { capture: true });
      window.removeEventListener('keydown', undo);
    };
  }, [pane, desk, pages, onPage]);

  // A page that was turned to by key, or while a pointer chose, shows how far the choice goes.
  useEffect(() => {
    const { choice, choosing } = desk.store.getState();
    if (choice?.focus.page === page && !choosing && pane.current) intoSight(desk, pane.current, choice.focus);
  }, [pane, desk, page]);
}
