/**
 * What one screen hands to another, and what an entry of the browser's history is left with. The history outlives a log-out and
 * nobody can empty it, so an entry holds a name alone: what it stands for lies in the tab, and goes with all else of the student's.
 */
import { useAuth } from './auth/auth-store.ts';
import { keepInTab, tabKeys, tabValue } from './storage.ts';

const PREFIX = 'folio:handed:';
/** Those handed last are kept over a reload; each may be a whole quiz, and the browser gives a tab some 5 MB. */
const MOST = 20;

/** The state of an entry of the history. */
export interface Handed {
  handed: string;
}

/** Where the browser keeps nothing, what was handed lasts as long as the page; as many as are kept. */
const here = new Map<string, object>();
let last = 0;

interface Kept {
  at: number;
  value: object;
}

function kept(name: string): Kept | null {
  try {
    // Written by this file alone; the value is parsed by whoever asks for it.
    return JSON.parse(tabValue(PREFIX + name) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Keeps a value for an entry of the history. @param name of the entry that has it already; a new one where left out */
export function hand(value: object, name: string = crypto.randomUUID()): Handed {
  // Handed last, it is the youngest of those that stay.
  here.delete(name);
  here.set(name, value);
  for (const oldest of here.keys()) {
    if (here.size <= MOST) break;
    here.delete(oldest);
  }
  last = Math.max(Date.now(), last + 1);
  keepInTab(PREFIX + name, JSON.stringify({ at: last, value } satisfies Kept));
  const names = tabKeys(PREFIX)
    .map((key) => ({ key, at: kept(key.slice(PREFIX.length))?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const { key } of names.slice(MOST)) keepInTab(key, null);
  return { handed: name };
}

/** The name of what an entry's state stands for; undefined where it stands for nothing. */
export const nameIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'handed' in state && typeof state.handed === 'string'
    ? state.handed
    : undefined;

/** What an entry's state stands for; null where that is gone. A state without a name is what it is. */
export function handedIn(state: unknown): unknown {
  const name = nameIn(state);
  return name === undefined ? state : (here.get(name) ?? kept(name)?.value ?? null);
}

useAuth.subscribe(({ user }, before) => {
  if (before.user && user?.uid !== before.user.uid) here.clear();
});
