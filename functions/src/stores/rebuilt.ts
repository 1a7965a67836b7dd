/** What is made of a book's text and had to be made again: stored for the next call, unless the book is gone. */
import { describeError, log } from '../platform/log.ts';
import { readBookFile, removeBookFiles, writeBookFile } from './book-files.ts';
import { findDocument } from './documents.ts';

/** Stores a file that was made again. That it cannot be stored is no reason to fail the call that made it. */
export async function storeRebuilt(uid: string, id: string, name: string, bytes: Uint8Array): Promise<void> {
  await writeBookFile(uid, id, name, bytes).catch((error) =>
    log('WARNING', 'made again, not stored', { document: id, name, ...describeError(error) }),
  );
  // Deleted meanwhile: nothing of it may come back.
  if (!(await findDocument(uid, id))) await removeBookFiles(uid, id);
}

/** A file that is made of a book's text, to be read or made again. */
export const rebuiltFile = (uid: string, id: string, name: string) => ({
  read: (): Promise<Buffer | null> => readBookFile(uid, id, name),
  write: (bytes: Uint8Array): Promise<void> => storeRebuilt(uid, id, name, bytes),
});
