import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_FOR_BOOK_MS } from '../contract/limits.ts';
import type { KnowledgeBase } from '../knowledge/index.ts';
import { AppError } from '../platform/errors.ts';
import { lazyKnowledge } from './book-knowledge.ts';
import type { LoadedBook } from './book-text.ts';
import { openDocument } from './documents.ts';
import { openBook } from './opened-books.ts';

/** How often a book that is being read is looked at (ms), and when the student's browser should ask again (s). */
const LOOK_EVERY_MS = 500;
const ASK_AGAIN_S = 3;

/** When a call that begins now gives up waiting for a book (ms since 1970). */
export const patience = (): number => Date.now() + WAIT_FOR_BOOK_MS;

/** A whole book with its facts, which are fetched when they are first asked for. */
export type WholeBook = LoadedBook & { knowledge: () => Promise<KnowledgeBase> };

/**
 * A whole book as this process keeps it, waited for while it is being read.
 * @throws AppError `not_found`, or `not_ready` where the reading takes longer than a call can wait
 */
export async function wholeBook(uid: string, id: string, signal: AbortSignal): Promise<WholeBook> {
  const { opened, ...loaded } = await moreOfBook(uid, id, null, patience(), signal);
  return { ...loaded, knowledge: opened?.knowledge ?? lazyKnowledge(uid, id, loaded.book) };
}

/**
 * More of a book than a call has seen of it: what has been read by then, as soon as there is more, or the whole.
 * @param seen what the call has of it; null: nothing but the whole will do
 * @throws AppError as `wholeBook`, `not_ready` where there is no more at `giveUp` (ms since 1970)
 */
export async function moreOfBook(
  uid: string,
  id: string,
  seen: LoadedBook | null,
  giveUp: number,
  signal: AbortSignal,
): ReturnType<typeof openBook> {
  for (;;) {
    const document = await openDocument(uid, id);
    const { status, reading } = document;
    if (status !== 'reading' || (seen && (reading?.parts ?? 0) > (seen.document.reading?.parts ?? 0))) {
      const loaded = await openBook(uid, id, document);
      // A text that is lost or of an older form is being read again by now.
      const isMore = seen !== null && loaded.book.pages.length > seen.book.pages.length;
      if (loaded.document.status !== 'reading' || isMore) return loaded;
    }
    if (Date.now() > giveUp) {
      throw new AppError('not_ready', 'This book is still being read. Please try again in a moment.', {
        headers: { 'Retry-After': String(ASK_AGAIN_S) },
      });
    }
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
}
