/** The numbers printed on a book's pages, where the file itself doesn't tell them. */
import type { Page } from '../model.ts';
import { countingOf, type Folio, foliosOf, printed } from './folios.ts';

/** So many pages must print numbers of one counting before it is believed; Roman numerals hardly agree by chance. */
const FEWEST = { digits: 5, roman: 3, ROMAN: 3 };
/** … and this share of the pages from the first of them to the last. */
const LEAST_SHARE = 0.5;
/** Pages without a number (pictures, chapter openings) that one counting may run over. */
const MOST_BARE = 12;
/** A counting whose first printed number is at most this began on page 1: chapters open without a number. */
const OPENING = 3;

interface Counting {
  style: Folio['style'];
  /** Printed number minus the page's place in the file. */
  offset: number;
  /** Pages that print such a number, in order. */
  pages: number[];
}

/**
 * Sets `label` on the pages whose printed number differs from their place in the file, told by the running heads and feet:
 * a number that keeps its distance from the page's place over many pages is the page's. Pages between two of them count
 * on. Where two countings claim a page, the longer one has it; what is not sure has no label.
 * @param pages in order, their furniture marked; left alone where the file labels any page
 */
export function labelPages(pages: readonly Page[]): void {
  if (pages.some(({ label }) => label !== undefined)) return;
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const claimed = new Set<number>();
  for (const { style, offset, pages: seen } of countingsIn(pages)) {
    const [first = 0, last = 0] = [seen[0], seen.at(-1)];
    if (range(first, last).some((number) => claimed.has(number))) continue;
    const from = first + offset <= OPENING ? 1 - offset : first;
    for (const number of range(Math.max(1, from), last)) {
      const page = byNumber.get(number);
      if (!page || claimed.has(number)) continue;
      claimed.add(number);
      if (style !== 'digits' || offset !== 0) page.label = printed({ number: number + offset, style });
    }
  }
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** All countings that enough pages agree on, the longest first. */
function countingsIn(pages: readonly Page[]): Counting[] {
  const open = new Map<string, Counting>();
  const all: Counting[] = [];
  for (const page of pages) {
    for (const folio of new Map(foliosOn(page).map((one) => [countingOf(one, page.number), one])).values()) {
      const key = countingOf(folio, page.number);
      const known = open.get(key);
      if (known && page.number - (known.pages.at(-1) ?? 0) <= MOST_BARE) {
        known.pages.push(page.number);
        continue;
      }
      const counting = { style: folio.style, offset: folio.number - page.number, pages: [page.number] };
      open.set(key, counting);
      all.push(counting);
    }
  }
  return all.filter(isSure).toSorted((a, b) => b.pages.length - a.pages.length);
}

function isSure({ style, pages }: Counting): boolean {
  const length = (pages.at(-1) ?? 0) - (pages[0] ?? 0) + 1;
  return pages.length >= FEWEST[style] && pages.length >= LEAST_SHARE * length;
}

function foliosOn(page: Page): Folio[] {
  const edges = page.lines.filter(({ role }) => role === 'furniture');
  return edges.flatMap((line) => foliosOf(page.text.slice(line.start, line.end))).filter(({ number }) => number > 0);
}
