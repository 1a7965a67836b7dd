/** What can only be told when all pages are read. */
import type { Book, Page } from '../model.ts';
import { markFurniture } from './furniture.ts';
import { languageOf } from './language.ts';

/** As much text as the language is told from: pages from all over the book, for a preface may be in another one. */
const SAMPLES = 24;
const SAMPLE_CHARS = 1_500;

function sample(pages: readonly Page[]): string {
  const good = pages.filter((page) => page.quality === 'good');
  const step = Math.max(1, Math.floor(good.length / SAMPLES));
  return good
    .filter((_, index) => index % step === 0)
    .map((page) => page.text.slice(0, SAMPLE_CHARS))
    .join('\n');
}

/** Completes a book whose pages are all there: tells its language, and marks running heads and page numbers. */
export function finishBook(book: Omit<Book, 'language'>): Book {
  markFurniture(book.pages);
  return { ...book, language: languageOf(sample(book.pages)) };
}
