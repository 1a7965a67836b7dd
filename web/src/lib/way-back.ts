/**
 * The way back to a question that led into the book: it stands again where it was, on a screen that the browser would open at
 * its top, because its questions are not there yet when it goes back.
 */

/** Where something stood when it was left: of which entry of the history, the id of its row, and how far down the window (CSS pixels). */
let left: { entry: number; id: string; top: number } | null = null;

/** So long is waited for a screen to show what was left, and so long it is held in its place while the rest comes (ms). */
const PATIENCE_MS = 5_000;
const HELD_MS = 700;
/** What a student does to move on by themselves. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The number that the router gives an entry of the history. */
const entryNow = (): number | null => {
  const { state } = window.history;
  return typeof state?.idx === 'number' ? state.idx : null;
};

/** Notes where a row stands that something was pressed in. @returns whether it can be found again */
export function leaveFrom(pressed: Element): boolean {
  const row = pressed.closest('li[id]');
  const entry = entryNow();
  if (!row || entry === null) return false;
  left = { entry, id: row.id, top: row.getBoundingClientRect().top };
  return true;
}

/**
 * Brings the row that was left to where it stood, once it is there, if this is the screen that it was left on.
 * @returns gives up waiting
 */
export function comeBack(): () => void {
  if (left === null || left.entry !== entryNow()) return () => undefined;
  const { id, top } = left;
  const begun = performance.now();
  const end = new AbortController();
  let found: number | null = null;
  let frame = 0;
  const look = () => {
    const now = performance.now();
    const row = document.getElementById(id);
    if (row) {
      if (found === null) row.focus({ preventScroll: true });
      found ??= now;
      window.scrollBy(0, row.getBoundingClientRect().top - top);
    }
    if (now < (found === null ? begun + PATIENCE_MS : found + HELD_MS)) frame = requestAnimationFrame(look);
    else finish();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    end.abort();
  };
  const finish = () => {
    left = null;
    stop();
  };
  for (const kind of OWN_WAY) window.addEventListener(kind, finish, { signal: end.signal, passive: true });
  frame = requestAnimationFrame(look);
  return stop;
}
