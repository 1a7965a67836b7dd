/**
 * What was graded and is not at the service yet. Each entry is kept on this device by itself, so that tabs do not write over each
 * other, and goes when the service says that it has it. It outlives the session, a closed tab and a logout.
 */
import type { Reply } from '@contract/api.ts';
import { ENTRIES_AT_ONCE } from '@contract/limits.ts';
import type { SentEntry } from '@contract/review.ts';
import { create } from 'zustand';
import { call } from './api/api-client.ts';
import { ApiError } from './api/api-error.ts';
import { useAuth } from './auth/auth-store.ts';
import { sender } from './auth/presence.ts';
import { keepWork } from './kept-work.ts';
import { logError } from './log.ts';
import { storedKeys, storedValue } from './storage.ts';

const PREFIX = 'folio-review:';

/** Minutes east of UTC where this device is. */
export const utcOffset = (at = new Date()): number => -at.getTimezoneOffset();

/** Where the browser keeps nothing, an entry lives as long as this page. */
const held = new Map<string, SentEntry>();

/** How many entries wait to be sent. */
export const useOutbox = create<{ waiting: number }>(() => ({ waiting: 0 }));

const prefix = (): string | null => {
  const uid = useAuth.getState().user?.uid;
  return uid === undefined ? null : `${PREFIX}${uid}:`;
};

function parsed(text: string | null): SentEntry | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    // Written by `keepEntry` alone.
    return typeof entry === 'object' && entry !== null && 'card_id' in entry ? (entry as SentEntry) : null;
  } catch {
    return null;
  }
}

/** This student's entries that wait, the oldest first. */
function waiting(): { key: string; entry: SentEntry }[] {
  const own = prefix();
  if (own === null) return [];
  const keys = new Set([...storedKeys(own), ...[...held.keys()].filter((key) => key.startsWith(own))]);
  return [...keys]
    .flatMap((key) => {
      const entry = held.get(key) ?? parsed(storedValue(key));
      return entry ? [{ key, entry }] : [];
    })
    .sort((a, b) => a.entry.at.localeCompare(b.entry.at));
}

const tellWaiting = () => useOutbox.setState({ waiting: waiting().length });

/** Keeps an entry until the service has it, and sends it as soon as that can be. */
export function keepEntry(entry: SentEntry): void {
  const own = prefix();
  if (own === null) return;
  held.set(own + entry.id, entry);
  keepWork(own + entry.id, JSON.stringify(entry));
  tellWaiting();
  void sendWaiting();
}

function forget(keys: readonly string[]): void {
  for (const key of keys) {
    held.delete(key);
    keepWork(key, null);
  }
  tellWaiting();
}

/** Sends what waits; never throws. What cannot be sent now waits on. */
export const sendWaiting = sender(sendAll);

async function sendAll(left: AbortSignal): Promise<void> {
  let most: number = ENTRIES_AT_ONCE;
  for (let batch = waiting().slice(0, most); batch.length > 0; batch = waiting().slice(0, most)) {
    try {
      const { kept, gone } = await send(batch.map(({ entry }) => entry));
      if (left.aborted) return;
      const settled = new Set([...kept, ...gone]);
      const done = batch.filter(({ entry }) => settled.has(entry.id));
      if (done.length === 0) break;
      forget(done.map(({ key }) => key));
    } catch (error) {
      if (left.aborted) return;
      tellWaiting();
      if (!(error instanceof ApiError) || error.code !== 'invalid') return;
      // One of them is no entry; it is found by sending each alone, and let go.
      if (batch.length === 1) {
        logError('An entry of the review log was refused', error);
        forget(batch.map(({ key }) => key));
      }
      most = 1;
    }
  }
}

const send = (entries: SentEntry[]): Promise<Reply<'review.entries'>> =>
  call('review.entries', { body: { entries, offset: utcOffset() } });

/** Forgets what waits, for good: the account is gone. */
export const forgetWaiting = (): void => forget(waiting().map(({ key }) => key));

let listening = false;

/** Sends what waits from an earlier visit, and again whenever the connection or the student comes back. */
export function watchConnection(): void {
  tellWaiting();
  void sendWaiting();
  if (listening) return;
  listening = true;
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => void (document.hidden || sendWaiting()));
}
