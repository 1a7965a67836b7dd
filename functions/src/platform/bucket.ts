import { EventEmitter } from 'node:events';
import { IdempotencyStrategy } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';
import { app } from './app.ts';

// The Storage client hangs 11 listeners on each stream it reads a file with, one more than Node takes for a leak.
EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 16);

/** Files that are removed at once; a book has a handful, half-read ones some dozens. */
const AT_ONCE = 10;

/**
 * The bucket that holds every book's files. Whatever we ask of it can be asked twice (a name gets the same bytes, or none),
 * so a request whose connection broke is sent again; by itself the client repeats only what reads.
 */
export function bucket() {
  const books = getStorage(app()).bucket();
  books.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return books;
}

/** Removes every file below a prefix; a file that another call removes meanwhile is gone as well. */
export async function removeFiles(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await Promise.all(files.slice(at, at + AT_ONCE).map((file) => file.delete({ ignoreNotFound: true })));
  }
}
