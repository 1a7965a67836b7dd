/** A book's search index beside its text: made when the book was read, and again whenever it is lost or of an older form. */
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import { buildIndex, openIndex, packIndex } from '../book/search/index.ts';
import { INDEX, readBookFile, writeBookFile } from './bookFiles.ts';
import { storeRebuilt } from './rebuilt.ts';

/** Builds and stores the index of a whole book. */
export const saveIndex = (uid: string, id: string, book: Book): Promise<void> =>
  writeBookFile(uid, id, INDEX, packIndex(buildIndex(book), book));

/** The index of a whole book; one that had to be built again is stored for the next question. */
export async function loadIndex(uid: string, id: string, book: Book): Promise<BookIndex> {
  const { index, rebuilt } = openIndex(book, await readBookFile(uid, id, INDEX));
  if (rebuilt) await storeRebuilt(uid, id, INDEX, packIndex(index, book));
  return index;
}
