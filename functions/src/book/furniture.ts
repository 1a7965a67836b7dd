/** What a page carries besides its text: running heads, page numbers. */
import type { Book, Line, Page } from './model.ts';

/** Running heads and feet stand in the outer tenth of a page, give or take a generous margin. */
const MARGIN = 0.13;
/** A running head repeats; by chance a line of text at the edge does not, three times in one place. */
const MIN_REPEATS = 3;
const PAGE_NUMBER = /^[\s\-–—·|[\]()]*(?:\p{Nd}{1,4}|[ivxlc]{1,7})[\s\-–—·|[\]()]*$/iu;

const inMargin = (line: Line) => line.box.y + line.box.height < MARGIN || line.box.y > 1 - MARGIN;

function signature(page: Page, line: Line): string {
  const words = page.text
    .slice(line.start, line.end)
    .replace(/\p{Nd}+/gu, '#')
    .replace(/\s+/g, ' ')
    .trim();
  return `${Math.round(line.box.y * 50)} ${words}`;
}

/** The lines of each page (index into `book.pages`) that are running heads, running feet or page numbers. */
export function findFurniture(book: Book): Set<Line>[] {
  const counts = new Map<string, number>();
  for (const page of book.pages) {
    for (const line of page.lines) {
      if (!inMargin(line) || line.end - line.start > 120) continue;
      const key = signature(page, line);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return book.pages.map((page) => {
    const found = new Set<Line>();
    const edge = edges(page);
    for (const line of page.lines) {
      if (line.role === 'furniture') found.add(line);
      if (!inMargin(line)) continue;
      const repeated = (counts.get(signature(page, line)) ?? 0) >= MIN_REPEATS;
      const number = edge.has(line) && PAGE_NUMBER.test(page.text.slice(line.start, line.end));
      if (repeated || number) found.add(line);
    }
    return found;
  });
}

/** The topmost and the lowest line of a page. */
function edges(page: Page): Set<Line> {
  let top: Line | undefined;
  let low: Line | undefined;
  for (const line of page.lines) {
    if (!top || line.box.y < top.box.y) top = line;
    if (!low || line.box.y > low.box.y) low = line;
  }
  return new Set([top, low].filter((line) => line !== undefined));
}
