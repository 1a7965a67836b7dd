/** What a pressed key means: `g` begins a pair. */
export type Command =
  | 'sheet'
  | 'search'
  | 'ask'
  | 'contents'
  | 'cover'
  | 'upload'
  | 'dashboard'
  | 'progress'
  | 'revision'
  | 'review';

const SINGLE: Record<string, Command> = {
  '?': 'sheet',
  '/': 'search',
  c: 'ask',
  t: 'contents',
  x: 'cover',
  u: 'upload',
};
const AFTER_G: Record<string, Command> = { d: 'dashboard', p: 'progress', r: 'revision', v: 'review' };

/** The second key of a pair comes within this time (ms). */
const PAIR_MS = 1_500;

/** Where keys are typed or already mean something. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"]';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return true;
  const { target } = event;
  return (target instanceof Element && target.closest(TAKES_KEYS) !== null) || document.querySelector(MODAL) !== null;
}

/** Reads keys one after the other; hands over what they mean, or null. Never while something is typed. */
export function keyReader(now: () => number = Date.now): (event: KeyboardEvent) => Command | null {
  let begun = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (isTaken(event)) return null;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const inPair = now() - begun < PAIR_MS;
    begun = key === 'g' && !inPair ? now() : Number.NEGATIVE_INFINITY;
    return (inPair ? AFTER_G[key] : SINGLE[key]) ?? null;
  };
}
