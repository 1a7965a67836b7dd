/**
 * Work that waits to be sent, kept in this browser's storage. Where that refuses (full, or a private window of some browsers), the work
 * lives as long as the page: the student is told, and asked before the page goes.
 */
import { device as words } from '@/config/texts/device.ts';
import { useAuth } from './auth/auth-store.ts';
import { tellQuietly } from './quiet-notices.ts';
import { storesValue } from './storage.ts';

/** What is sent by then needs no word (ms). */
const SOON_MS = 5_000;

const unkept = new Set<string>();
let told = false;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Keeps work under a name; null: it was sent. */
export function keepWork(key: string, text: string | null): void {
  const kept = storesValue(key, text);
  if (text === null || kept) unkept.delete(key);
  else unkept.add(key);
  if (unkept.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  if (unkept.size === 0 || told) return;
  told = true;
  setTimeout(() => {
    if (unkept.size > 0) tellQuietly({ kind: 'wrong', title: words.unkept.title, text: words.unkept.text });
    else told = false;
  }, SOON_MS);
}

/** What a student left that was nowhere but here goes with them: the next one is told nothing of it. */
useAuth.subscribe(({ user }, before) => {
  if (user?.uid === before.user?.uid) return;
  unkept.clear();
  told = false;
  window.removeEventListener('beforeunload', warn);
});
