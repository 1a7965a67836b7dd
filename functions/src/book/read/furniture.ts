/** Running heads, running feet and page numbers: told by coming back, page after page, at the same height. */
import type { Line, Page } from '../model.ts';

/** Only the outermost lines of a page can be furniture, and only in its top and bottom parts. */
const OUTERMOST = 3;
const MARGIN = 0.14;
/** Heads change with the chapter and alternate left and right: a head is one that three of the pages nearby have. */
const NEARBY = 12;
const FEWEST = 3;
/** Heights that agree, as a share of the page's height. */
const SAME_HEIGHT = 0.008;

const PAGE_NUMBER =
  /^[\s\p{Pd}|·•[(/]*(?:(?:page|seite|p\.?|стр\.?|第)\s*)?(?:\d{1,4}|[ivxlcdm]{1,8}|[۰-۹٠-٩]{1,4})(?:\s*(?:\/|of|von|de)\s*\d{1,4})?(?:\s*页|\s*頁)?[\s\p{Pd}|·•\])/]*$/iu;

interface Candidate {
  line: Line;
  page: number;
  /** What it says, numbers aside. */
  says: string;
  top: number;
}

const withoutNumbers = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\p{N}\s\p{P}]+/gu, '#')
    .replace(/^#?[ivxlc]+#|#[ivxlc]+#?$/g, '#');

function candidatesOf(page: Page): Candidate[] {
  const byHeight = page.lines.toSorted((a, b) => a.box.y - b.box.y);
  const outer = [...new Set([...byHeight.slice(0, OUTERMOST), ...byHeight.slice(-OUTERMOST)])];
  return outer
    .filter(({ box }) => box.y < MARGIN || box.y + box.height > 1 - MARGIN)
    .map((line) => {
      const text = page.text.slice(line.start, line.end);
      const says = PAGE_NUMBER.test(text) ? '#' : withoutNumbers(text);
      return { line, page: page.number, says, top: line.box.y };
    });
}

/** Sets `role` on the lines that are furniture. Pages in order; needs them all, for heads are told by comparison. */
export function markFurniture(pages: readonly Page[]): void {
  const bySaying = new Map<string, Candidate[]>();
  for (const candidate of pages.flatMap(candidatesOf)) {
    const same = bySaying.get(candidate.says);
    if (same) same.push(candidate);
    else bySaying.set(candidate.says, [candidate]);
  }
  for (const same of bySaying.values()) {
    for (const [index, { line, page, top }] of same.entries()) {
      const around = same.slice(Math.max(0, index - 2 * NEARBY), index + 2 * NEARBY + 1);
      const near = around.filter(
        (other) => Math.abs(other.page - page) <= NEARBY && Math.abs(other.top - top) <= SAME_HEIGHT,
      );
      if (new Set(near.map((other) => other.page)).size >= FEWEST) line.role = 'furniture';
    }
  }
}
