/** What a book is called. */
import { bodySize } from '../../../book/blocks.ts';
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { kindOfTitle } from '../../../book/section-kinds.ts';

/** A title page comes among the first of this many pages. */
const FIRST_PAGES = 3;
/** Letters of a title are this much larger than those of the text. */
const LARGE = 1.3;
const LONGEST = 120;

/** Scripts of which no title mixes two: where it seems to, its letters could not be read. */
const SCRIPTS = ['Arabic', 'Bengali', 'Cyrillic', 'Devanagari', 'Hebrew', 'Oriya', 'Tamil', 'Telugu', 'Thai'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const isGarbled = (text: string) => SCRIPTS.filter((script) => script.test(text)).length > 1;

/** The title as the first pages print it, with the page; else the file's own, of page 1; null where there is neither. */
export function titleOf(book: Book, index: BookIndex): { text: string; page: number } | null {
  const body = bodySize(book);
  for (const page of book.pages.slice(0, FIRST_PAGES)) {
    const largest = Math.max(0, ...page.lines.map(({ size }) => size));
    const first = page.lines.findIndex(({ size }) => size === largest);
    const start = page.lines[first]?.start ?? 0;
    const other = page.lines.slice(first).find(({ size }) => size !== largest);
    const block = page.text.slice(start, other?.start).split('\n\n')[0] ?? '';
    const text = block.replace(/\s+/g, ' ').trim();
    if (largest < LARGE * body || text.length > LONGEST || !/\p{L}{2}/u.test(text) || isGarbled(text)) continue;
    const isPart = kindOfTitle(text) !== 'chapter' || index.sections.some(({ title }) => title === text);
    return isPart ? null : { text, page: page.number };
  }
  return book.title && book.title.length <= LONGEST ? { text: book.title, page: 1 } : null;
}
