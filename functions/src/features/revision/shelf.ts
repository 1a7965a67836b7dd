import type { Book } from '../../book/model.ts';
import { LIST_PAGE, REVISION_BOOKS } from '../../contract/limits.ts';
import { AppError } from '../../platform/errors.ts';
import { loadIndex } from '../../stores/bookIndex.ts';
import { lazyKnowledge } from '../../stores/bookKnowledge.ts';
import { loadBook } from '../../stores/bookText.ts';
import type { Owned } from '../../stores/documents.ts';
import type { Shelf, ShelfBook } from '../../study/converse.ts';

/** How many of a student's latest documents are looked at for the shelf. */
export const SHELF_DOCUMENTS = LIST_PAGE;

/** The books that a revision question is asked of: those that are read, the newest first. */
export function shelfOf(uid: string, documents: readonly Owned[]): Shelf {
  const ready = documents.filter(({ status }) => status === 'ready');
  return {
    books: ready.slice(0, REVISION_BOOKS).map(({ id, title }) => ({ pdf_id: id, title, open: () => open(uid, id) })),
    reading: documents.filter(({ status }) => status === 'reading').length,
    beyond: Math.max(0, ready.length - REVISION_BOOKS),
  };
}

const open = async (uid: string, id: string): ReturnType<ShelfBook['open']> => {
  const book = await textOf(uid, id);
  if (!book) return null;
  const index = await loadIndex(uid, id, book);
  return { book, index, knowledge: lazyKnowledge(uid, id, book, index.sentences) };
};

/** The whole text of a book; null where it was deleted meanwhile or is being read again. */
export async function textOf(uid: string, id: string): Promise<Book | null> {
  try {
    const { book, complete } = await loadBook(uid, id);
    return complete ? book : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
