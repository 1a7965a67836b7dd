/** Summaries of books beside their indexes: made when a book was read, and again where they are missing or of another version. */
import { LRUCache } from 'lru-cache';
import { type BookSummary, openSummary, packSummary } from '../knowledge/summary.ts';
import { semaphore } from '../platform/semaphore.ts';
import { readBookFile, SUMMARY } from './book-files.ts';
import type { Owned } from './documents.ts';
import { openReady } from './opened-books.ts';
import { storeRebuilt } from './rebuilt.ts';

/** Bytes of summaries that a process keeps: those of some 200 long books. */
const KEPT_BYTES = 32 * 2 ** 20;
/** What nobody has asked about for so long (ms) is let go: also what was deleted meanwhile. */
const KEPT_MS = 10 * 60_000;
/** So many are fetched side by side for all questions of a process; books whose summary is missing are opened one by one. */
const fetching = semaphore(16);
const making = semaphore(1);

const kept = new LRUCache<string, BookSummary>({
  maxSize: KEPT_BYTES,
  ttl: KEPT_MS,
  ttlAutopurge: true,
  updateAgeOnGet: true,
  sizeCalculation: ({ size }) => size,
});

/**
 * What a book that is ready speaks of.
 * @param mayMake whether there is still time to open the book where it has no summary yet
 * @returns null where it has none, and none could be made
 */
export async function summaryOf(uid: string, document: Owned, mayMake: () => boolean): Promise<BookSummary | null> {
  const { id, text_version } = document;
  const key = JSON.stringify([uid, id, text_version]);
  const there = kept.get(key);
  if (there) return there;
  const stored = await fetching(() => readBookFile(uid, id, SUMMARY));
  const summary =
    (stored && openSummary(stored)) ?? (await making(async () => (mayMake() ? make(uid, document) : null)));
  if (summary) kept.set(key, summary);
  return summary;
}

async function make(uid: string, document: Owned): Promise<BookSummary | null> {
  const opened = await openReady(uid, document);
  if (!opened) return null;
  const bytes = packSummary(opened.index, await opened.knowledge());
  await storeRebuilt(uid, document.id, SUMMARY, bytes);
  return openSummary(bytes);
}
