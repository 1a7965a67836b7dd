/** Finding a page of a book: in a book read in parts, a page's place in the list need not be its number. */
import type { Book, Page } from './model.ts';

/** The page of this number (1-based, as in the file), or undefined where the book has none or it isn't read yet. */
export function pageOf(book: Pick<Book, 'pages'>, number: number): Page | undefined {
  const page = book.pages[number - 1];
  return page?.number === number ? page : book.pages.find((other) => other.number === number);
}

/** Whether a page has words: its own, or such as were read from its picture. */
export const hasText = ({ quality }: Pick<Page, 'quality'>): boolean => quality === 'good' || quality === 'estimated';

/** The characters `[start, end)` of a page; empty where the page is not there. */
export function textOf(book: Book, page: number, start = 0, end?: number): string {
  return pageOf(book, page)?.text.slice(start, end) ?? '';
}
