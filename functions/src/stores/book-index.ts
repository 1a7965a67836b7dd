/** A book's search index beside its text: made when the book was read, and again whenever it is lost or of an older form. */
import type { Book } from '../book/model.ts';
import type { BookIndex } from '../book/search/build.ts';
import { buildIndex, openIndex, packIndex } from '../book/search/index.ts';
import { FORMER_INDEX, INDEX, readBookFile, writeBookFile } from './book-files.ts';
import { readText } from './book-text.ts';
import { storeRebuilt } from './rebuilt.ts';

/** Builds and stores the index of a whole book. */
export async function saveIndex(uid: string, id: string, book: Book): Promise<BookIndex> {
  const index = buildIndex(book);
  await writeBookFile(uid, id, INDEX, packIndex(index, book));
  return index;
}

/** The whole text of a book with its index, fetched side by side; null where the text is lost or of an older version. */
export async function openIndexed(uid: string, id: string): Promise<{ book: Book; index: BookIndex } | null> {
  const [book, bytes] = await Promise.all([readText(uid, id), readIndex(uid, id)]);
  return book && { book, index: await opened(uid, id, book, bytes) };
}

const readIndex = async (uid: string, id: string): Promise<Buffer | null> =>
  (await readBookFile(uid, id, INDEX)) ?? readBookFile(uid, id, FORMER_INDEX);

async function opened(uid: string, id: string, book: Book, bytes: Buffer | null): Promise<BookIndex> {
  const { index, rebuilt } = openIndex(book, bytes);
  if (rebuilt) await storeRebuilt(uid, id, INDEX, packIndex(index, book));
  return index;
}
