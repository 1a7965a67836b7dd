/** What has been read of a book: whole once it is ready, page by page while it is being read. */
import type { Book, Page } from '../book/model.ts';
import { notFound } from '../platform/errors.ts';
import { packBook, unpackBook } from './book-codec.ts';
import { partName, readBookFile, TEXT, writeBookFile } from './book-files.ts';
import { type Owned, openDocument } from './documents.ts';
import { readAgain } from './readings.ts';

export interface LoadedBook {
  document: Owned;
  /** The pages read so far, from page 1 without a gap; all of them where `complete`. */
  book: Book;
  complete: boolean;
}

/** Stores the whole text of a book. */
export const saveText = (uid: string, id: string, book: Book): Promise<void> =>
  writeBookFile(uid, id, TEXT, packBook(book));

/** Stores pages that a run has just read, as its part of that number (from 1). */
export const savePart = (uid: string, id: string, run: string, part: number, pages: Page[]): Promise<void> =>
  writeBookFile(uid, id, partName(run, part), packBook({ title: null, language: null, outline: [], pages }));

/** The whole text, or null where it is lost or of another version. */
export async function readText(uid: string, id: string): Promise<Book | null> {
  const bytes = await readBookFile(uid, id, TEXT);
  return bytes && unpackBook(bytes);
}

/** The pages that the run under way has stored, or null where a part is gone: then that run has just ended. */
async function readParts(uid: string, { id, reading }: Owned): Promise<Page[] | null> {
  const { run, parts } = reading ?? { run: null, parts: 0 };
  const names = run ? Array.from({ length: parts }, (_, i) => partName(run, i + 1)) : [];
  const read = await Promise.all(names.map((name) => readBookFile(uid, id, name)));
  return read.includes(null) ? null : read.flatMap((bytes) => (bytes && unpackBook(bytes)?.pages) || []);
}

/**
 * The text of a student's book. A book that could not be read has no pages; one whose text was lost, or was stored by
 * an older version, is read again and has no pages until then.
 * @throws AppError `not_found`
 */
export const loadBook = async (uid: string, id: string): Promise<LoadedBook> =>
  loadText(uid, await openDocument(uid, id));

/** The same, of a document that was just read. */
export async function loadText(uid: string, document: Owned): Promise<LoadedBook> {
  const { id } = document;
  if (document.status === 'ready') {
    const book = await readText(uid, id);
    if (book) return { document, book, complete: true };
    const again = await readAgain(uid, id);
    if (!again) throw notFound('book');
    return { document: again, book: unread(document), complete: false };
  }
  const pages = await readParts(uid, document);
  if (pages) return { document, book: { ...unread(document), pages }, complete: false };
  const ended = await openDocument(uid, id);
  const book = ended.status === 'ready' ? await readText(uid, id) : null;
  return { document: ended, book: book ?? unread(ended), complete: book !== null };
}

const unread = ({ title }: Owned): Book => ({ title, language: null, outline: [], pages: [] });
