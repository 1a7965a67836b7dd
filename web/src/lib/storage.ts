/** localStorage where it is allowed; silently nothing where the browser blocks it or it is full. */
export function storedValue(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`; `null` forgets it. @returns whether the browser did */
export function storesValue(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    // Private mode or a full disk: the choice holds for this visit only.
    return false;
  }
}

/** The names of what is stored that begin like this. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The same, for what matters for this visit only. */
export const storeValue = (key: string, value: string | null): void => void storesValue(key, value);

/** What this tab keeps over a reload; null where it keeps nothing. */
export function tabValue(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this tab over a reload; null forgets it. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Where nothing is kept, a reload begins anew.
  }
}

/** The names of what this tab keeps that begin like this. */
export function tabKeys(prefix: string): string[] {
  try {
    return Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets what a student left in this tab: what was handed from screen to screen, and what a form held. Nothing typed is among it. */
export function forgetTab(): void {
  for (const key of tabKeys('folio:')) keepInTab(key, null);
}

/** What all replies and pictures begin with that are kept; then comes the uid, then what it is. */
export const KEPT = 'folio:kept:';

/** Whose work lies on this device: the id of who signed in last and has not logged out. */
const WHOSE = 'folio-whose';
/** Whose work lies in this tab: in another, somebody else may have logged in since. */
const WHOSE_TAB = 'folio:whose';

/** Forgets what a student left unfinished on this device (drafts, places); how the app looks stays. */
export function forgetWork(): void {
  for (const key of [...storedKeys('folio:'), WHOSE]) storeValue(key, null);
  forgetTab();
}

/**
 * Forgets what another student left on this device without logging out, where this is another: what they typed is nobody's to see.
 * Work of the same student waits for them, however their session ended.
 */
export function forgetOthersWork(uid: string): void {
  const inTab = tabValue(WHOSE_TAB);
  if (inTab !== null && inTab !== uid) forgetTab();
  keepInTab(WHOSE_TAB, uid);
  const before = storedValue(WHOSE);
  if (before === uid) return;
  storeValue(WHOSE, uid);
  if (before === null) return;
  const left = ['folio:', 'folio-review:'].flatMap(storedKeys);
  for (const key of left) if (!key.includes(uid)) storeValue(key, null);
  if (inTab === null) forgetTab();
  keepInTab(WHOSE_TAB, uid);
}

/** Since when nobody is signed in here while somebody's work lies here (ms). */
const LEFT_AT = 'folio-left-at';
/** Work of a session that ended by itself waits for its student so long (ms): 30 days, as long as the terms give notice for. */
const WAITS_MS = 30 * 86_400_000;

/**
 * What is done about work on this device while nobody is signed in: that a session ended tells neither whether its account was deleted
 * elsewhere nor whether its student comes back, so it waits, and has an end.
 * @param uid who is signed in now; null for nobody
 */
export function forgetUnclaimedWork(uid: string | null, now = Date.now()): void {
  const waits = uid === null && storedValue(WHOSE) !== null;
  const stored = Number(storedValue(LEFT_AT) ?? Number.NaN);
  // A clock that was wrong begins anew.
  const since = stored <= now ? stored : now;
  const isOver = waits && now - since >= WAITS_MS;
  storeValue(LEFT_AT, waits && !isOver ? String(since) : null);
  if (!isOver) return;
  for (const key of storedKeys('folio-review:')) storeValue(key, null);
  forgetWork();
}

/** Outlives logging out: it says nothing of who it was. */
const WAS_HERE = 'folio-was-here';

/** Remembers that somebody has signed in on this machine. */
export const rememberVisit = (): void => storeValue(WAS_HERE, '1');

/** Whether somebody has ever signed in on this machine: who has not is offered an account first. */
export const wasHere = (): boolean => storedValue(WAS_HERE) !== null;

/** Whether Firebase has left a signed-in student here; read without loading Firebase. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false;
  }
}
