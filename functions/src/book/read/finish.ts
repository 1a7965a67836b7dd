/** What can only be told when all pages are read. */

import { languageOfMost } from '../../language/detect.ts';
import type { Book, Page } from '../model.ts';
import { pageOf } from '../pages.ts';
import { markFurniture } from './furniture.ts';
import { labelPages } from './labels.ts';

/** As much text as the language is told from: pages from all over the book, for a preface may be in another one. */
const SAMPLES = 24;
const SAMPLE_CHARS = 1_500;

/** The language of most of the words on these pages, or null where it cannot be told. */
export function languageOfPages(pages: readonly Page[]): string | null {
  const step = Math.max(1, Math.floor(pages.length / SAMPLES));
  const sample = pages.filter((_, index) => index % step === 0).map((page) => page.text.slice(0, SAMPLE_CHARS));
  return languageOfMost(sample);
}

/**
 * Completes a book whose pages are all there: tells its language, marks running heads and page numbers, labels.
 * @param revised what turned out of pages' qualities when the last one was read
 */
export function finishBook(
  book: Omit<Book, 'language'>,
  revised: readonly Pick<Page, 'number' | 'quality'>[] = [],
): Book {
  for (const { number, quality } of revised) {
    const page = pageOf(book, number);
    if (page) page.quality = quality;
  }
  markFurniture(book.pages);
  labelPages(book.pages);
  return { ...book, language: languageOfPages(book.pages.filter(({ quality }) => quality === 'good')) };
}
