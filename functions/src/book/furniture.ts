/**
 * What a page carries besides its text. The reader has marked what comes back page after page (`Line.role`); what is left
 * are heads and numbers of short books and of chapters' first pages: a line at the very edge that is only a page number, or
 * that says the title of the chapter around it.
 */
import type { Book, Line, Page } from './model.ts';

const MARGIN = 0.13;
const PAGE_NUMBER = /^[\s\-–—·|[\]()]*(?:\p{Nd}{1,4}|[ivxlc]{1,7})[\s\-–—·|[\]()]*$/iu;
/** A head above the text is no larger than the text. */
const HEAD_SIZE = 1.05;

const inMargin = (line: Line) => line.box.y + line.box.height < MARGIN || line.box.y > 1 - MARGIN;
const saying = (page: Page, line: Line) => page.text.slice(line.start, line.end);
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const titles = new WeakMap<Book, ReadonlyMap<string, ReadonlySet<number>>>();

/** The pages that the outline names for each title, by its letters. */
function titledPages(book: Book): ReadonlyMap<string, ReadonlySet<number>> {
  const known = titles.get(book);
  if (known) return known;
  const titled = new Map<string, Set<number>>();
  for (const { title, page } of book.outline) {
    const key = letters(title);
    if (key) titled.set(key, (titled.get(key) ?? new Set()).add(page));
  }
  titles.set(book, titled);
  return titled;
}

/**
 * The lines of a page that are running heads, running feet or page numbers.
 * @param body size of the letters of the book's text, in points
 */
export function furnitureOf(page: Page, book: Book, body: number): ReadonlySet<Line> {
  const titled = titledPages(book);
  const found = new Set(page.lines.filter((line) => line.role === 'furniture'));
  for (const edge of edges(page)) {
    for (const line of edge) {
      if (!found.has(line) && !isEdgeFurniture(page, line, titled, body)) break;
      found.add(line);
    }
  }
  return found;
}

function isEdgeFurniture(
  page: Page,
  line: Line,
  titled: ReadonlyMap<string, ReadonlySet<number>>,
  body: number,
): boolean {
  const text = saying(page, line);
  if (PAGE_NUMBER.test(text)) return true;
  const key = letters(text);
  const pages = titled.get(key);
  if (!pages || line.bold || line.size > HEAD_SIZE * body) return false;
  return !pages.has(page.number) || page.lines.some((other) => other !== line && letters(saying(page, other)) === key);
}

/** The lines in the margins, from outside inwards. */
function edges(page: Page): Line[][] {
  const lines = page.lines.filter(inMargin).toSorted((a, b) => a.box.y - b.box.y);
  return [lines.filter((line) => line.box.y < 0.5), lines.filter((line) => line.box.y >= 0.5).reverse()];
}
