import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Side } from './phone-frame.tsx';
import { type Shown, viewIn, withView } from './shown.ts';

/**
 * What is to be seen of a book and its chat: which of the two a phone shows, and the mark that was pressed. Kept with the entry of
 * the browser's history: a reload shows it again, and on a phone Back leads from a pressed mark to the answer, where it was left.
 * @param wide both stand side by side
 */
export function useView(wide: boolean) {
  const { pathname, search, state, key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [{ side, shown }, setView] = useState(() => viewIn(state));
  const { made } = viewIn(state);
  const last = useRef(key);
  /** The entry is being left: a second press would leave the one before it as well. */
  const leaving = useRef(false);
  /** The mark that has the focus again when the chat is back. */
  const pressed = useRef<HTMLElement | null>(null);

  const keep = (next: { side: Side; shown: Shown | null; made: boolean }, replace: boolean) => {
    // Drawn at once, so that what the focus goes to is there.
    flushSync(() => setView(next));
    void navigate({ pathname, search }, { replace, state: withView(state, next.side, next.shown, next.made, replace) });
  };

  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    leaving.current = false;
    if (type !== 'POP') return;
    const next = viewIn(state);
    if (next.side === 'chat' && side === 'book') pressed.current = shown?.from ?? null;
    // In the book stays what was looked at last.
    setView(next.side === 'book' ? next : { ...next, shown });
  }, [key, type, state, side, shown]);

  useEffect(() => {
    if (side !== 'chat') return;
    pressed.current?.focus({ preventScroll: true });
    pressed.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = null;
  }, [side]);

  /** The entry before this one, once however often it is pressed. */
  const goBack = () => {
    if (leaving.current) return;
    leaving.current = true;
    void navigate(-1);
  };
  /** Back from a pressed mark. */
  const backToAnswer = () => {
    if (made) return goBack();
    pressed.current = shown?.from ?? null;
    keep({ side: 'chat', shown, made }, true);
  };
  const turnTo = (to: Side) => {
    if (to === side) return;
    if (to === 'book' || !made) return keep({ side: to, shown, made }, true);
    // The chat's entry is the one before: from there Back leaves.
    flushSync(() => setView({ side: to, shown, made }));
    goBack();
  };
  return {
    ...{ side, shown, turnTo, goBack, backToAnswer },
    /** Another mark of the same answer, or the same with its words closed. */
    setShown: (next: Shown) => keep({ side, shown: next, made }, true),
    /** A mark was pressed. */
    show: (next: Shown) => keep({ side: 'book', shown: next, made: made || !wide }, wide || made),
  };
}
