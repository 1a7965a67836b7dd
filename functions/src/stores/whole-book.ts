import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_FOR_BOOK_MS } from '../contract/limits.ts';
import { AppError } from '../platform/errors.ts';
import { type LoadedBook, loadBook } from './book-text.ts';
import { openDocument } from './documents.ts';

/** How often a book that is being read is looked at (ms), and when the student's browser should ask again (s). */
const LOOK_EVERY_MS = 500;
const ASK_AGAIN_S = 3;

/**
 * The whole text of a book, waited for while it is being read.
 * @throws AppError `not_found`, or `not_ready` where the reading takes longer than a call can wait
 */
export async function wholeBook(uid: string, id: string, signal: AbortSignal): Promise<LoadedBook> {
  const giveUp = Date.now() + WAIT_FOR_BOOK_MS;
  for (;;) {
    if ((await openDocument(uid, id)).status !== 'reading') {
      const loaded = await loadBook(uid, id);
      // A text that is lost or of an older form is being read again by now.
      if (loaded.document.status !== 'reading') return loaded;
    }
    if (Date.now() > giveUp) {
      throw new AppError('not_ready', 'This book is still being read. Please try again in a moment.', {
        headers: { 'Retry-After': String(ASK_AGAIN_S) },
      });
    }
    await pause(LOOK_EVERY_MS, undefined, { signal });
  }
}
