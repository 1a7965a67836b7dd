/**
 * Marks that were made or changed here and are not at the service yet. Each is kept on this device by itself, as it is now, so that
 * tabs do not write over each other; it goes when the service has it, and with the student who logs out.
 */
import type { Mark } from '@contract/marks.ts';
import { create } from 'zustand';
import { marks as words } from '@/config/texts/marks.ts';
import { call } from './api/api-client.ts';
import { ApiError } from './api/api-error.ts';
import { useAuth } from './auth/auth-store.ts';
import { sender } from './auth/presence.ts';
import { keepGone } from './gone-marks.ts';
import { keepWork } from './kept-work.ts';
import { tellQuietly } from './quiet-notices.ts';
import { storedKeys, storedValue, storeValue } from './storage.ts';

/** Goes with all that a student left on this device (`forgetWork`). */
const PREFIX = 'folio:marks:';

export interface WaitingMark {
  pdf_id: string;
  mark: Mark;
  /** When its note was written last as far as the service has told; null where it has not. */
  known: string | null;
  removed: boolean;
}

/** What waits, by the ids of the marks. Where the browser keeps nothing it lives as long as this page. */
export const useMarksOutbox = create<{ waiting: Readonly<Record<string, WaitingMark>> }>(() => ({ waiting: {} }));

const keyOf = (id: string): string | null => {
  const uid = useAuth.getState().user?.uid;
  return uid === undefined ? null : `${PREFIX}${uid}:${id}`;
};

function set(id: string, entry: WaitingMark | null): void {
  const key = keyOf(id);
  if (key === null) return;
  keepWork(key, entry && JSON.stringify(entry));
  useMarksOutbox.setState(({ waiting: { [id]: _, ...others } }) => ({
    waiting: entry ? { ...others, [id]: entry } : others,
  }));
}

/** Told of each mark that the service has, or has removed (null). */
type Settled = (pdfId: string, id: string, mark: Mark | null) => void;
const listeners = new Set<Settled>();

export function onSettled(told: Settled): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

interface Keeping {
  /** When its note was written last as far as the service has told. */
  known: string | null;
  removed?: boolean;
  /** Sent so much later (ms), if nothing else follows by then. */
  sendAfter?: number;
}

let later: ReturnType<typeof setTimeout> | undefined;

/** Keeps a mark until the service has it, and sends it. */
export function keepMark(pdf_id: string, mark: Mark, { known, removed = false, sendAfter = 0 }: Keeping): void {
  const there = useMarksOutbox.getState().waiting[mark.mark_id];
  set(mark.mark_id, { pdf_id, mark, known: there ? there.known : known, removed });
  clearTimeout(later);
  if (sendAfter === 0) void sendMarks();
  else later = setTimeout(sendMarks, sendAfter);
}

/** What waits on this device of the student's, from an earlier visit or another tab. */
function stored(): Record<string, WaitingMark> {
  const own = keyOf('');
  const waiting: Record<string, WaitingMark> = {};
  if (own === null) return waiting;
  for (const key of storedKeys(own)) {
    try {
      // Written by `set` alone.
      waiting[key.slice(own.length)] = JSON.parse(storedValue(key) ?? '') as WaitingMark;
    } catch {
      storeValue(key, null);
    }
  }
  return waiting;
}

async function send({ pdf_id, mark, known, removed }: WaitingMark): Promise<Mark | null> {
  const params = { id: pdf_id };
  const { mark_id, earlier: _, parts, ...rest } = mark;
  if (removed) {
    const query = { mark_id, ...(known !== null && { note_at: known }) };
    return (await call('book.unmark', { params, query })).kept;
  }
  const body = { mark_id, ...rest, note_over: known, parts: parts.map(({ label: _, ...part }) => part) };
  return call('book.mark', { params, body });
}

/** What trying again cannot change: the mark goes, and the student is told; where its book is gone it is offered as a file. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (['invalid', 'not_found', 'key_reused'].includes(error.code) ||
    (error.code === 'limit' && error.retryAfter === null));

/** What could not be sent is tried again after this long, if nothing else brings it on (ms). */
const RETRY_MS = 30_000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; never throws. What cannot be sent now waits on. */
export const sendMarks = sender(sendAll);

async function sendAll(left: AbortSignal): Promise<void> {
  const { waiting } = useMarksOutbox.getState();
  for (const [id, entry] of Object.entries(waiting)) {
    try {
      const mark = await send(entry);
      if (left.aborted) return;
      for (const told of listeners) told(entry.pdf_id, id, mark);
      // What was changed meanwhile, here or in another tab, goes out next, written over what the service has now.
      const now = stored()[id] ?? useMarksOutbox.getState().waiting[id];
      const isChanged = now && JSON.stringify(now) !== JSON.stringify(entry);
      set(id, isChanged ? { ...now, known: mark?.note_at ?? null } : null);
    } catch (error) {
      if (left.aborted) return;
      if (!isRefused(error)) {
        clearTimeout(again);
        again = setTimeout(sendMarks, RETRY_MS);
        return;
      }
      set(id, null);
      if (entry.removed) continue;
      if (error.code === 'not_found') keepGone(entry.pdf_id, [entry.mark]);
      else tellQuietly({ kind: 'wrong', title: words.notKept, text: error.message });
    }
  }
}

/** What another tab keeps or lets go is so here too: an older note of this tab must neither be sent behind it nor clear it away. */
function hear({ key, newValue }: StorageEvent): void {
  const own = keyOf('');
  if (own === null || !key?.startsWith(own)) return;
  const id = key.slice(own.length);
  const entry = stored()[id];
  useMarksOutbox.setState(({ waiting: { [id]: _, ...others } }) => ({
    waiting: entry && newValue !== null ? { ...others, [id]: entry } : others,
  }));
}

let listening = false;

/** Sends what waits from an earlier visit, and again whenever the connection or the student comes back. */
export function watchMarks(): void {
  useMarksOutbox.setState(({ waiting }) => ({ waiting: { ...stored(), ...waiting } }));
  void sendMarks();
  if (listening) return;
  listening = true;
  window.addEventListener('storage', hear);
  window.addEventListener('online', () => void sendMarks());
  document.addEventListener('visibilitychange', () => void (document.hidden || sendMarks()));
}

useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) useMarksOutbox.setState({ waiting: stored() });
});
