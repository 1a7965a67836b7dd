/** What can only be told when all pages are read. */
import type { Book } from '../model.ts';

/** Completes a book whose pages are all there. */
export function finishBook(book: Omit<Book, 'language'>): Book {
  return { ...book, language: null };
}
