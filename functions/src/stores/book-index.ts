/** A book's search index beside its text: made when the book was read, and again whenever it is lost or of an older form. */
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import { buildIndex, openIndex, packIndex } from '../book/search/index.ts';
import { INDEX, readBookFile, writeBookFile } from './book-files.ts';
import { type LoadedBook, loadBook } from './book-text.ts';
import { storeRebuilt } from './rebuilt.ts';

/** Builds and stores the index of a whole book. */
export const saveIndex = (uid: string, id: string, book: Book): Promise<void> =>
  writeBookFile(uid, id, INDEX, packIndex(buildIndex(book), book));

/** The index of a whole book; one that had to be built again is stored for the next question. */
export const loadIndex = async (uid: string, id: string, book: Book): Promise<BookIndex> =>
  opened(uid, id, book, await readBookFile(uid, id, INDEX));

/**
 * What has been read of a book and, where that is the whole of it, its index: fetched side by side.
 * @throws AppError `not_found`
 */
export async function loadWithIndex(uid: string, id: string): Promise<LoadedBook & { index?: BookIndex }> {
  const [loaded, bytes] = await Promise.all([loadBook(uid, id), readBookFile(uid, id, INDEX)]);
  return loaded.complete ? { ...loaded, index: await opened(uid, id, loaded.book, bytes) } : loaded;
}

async function opened(uid: string, id: string, book: Book, bytes: Buffer | null): Promise<BookIndex> {
  const { index, rebuilt } = openIndex(book, bytes);
  if (rebuilt) await storeRebuilt(uid, id, INDEX, packIndex(index, book));
  return index;
}
