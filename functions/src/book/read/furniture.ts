/** Running heads, running feet and page numbers: told by coming back, page after page, at the same height. */
import type { Line, Page } from '../model.ts';
import { countingOf, foliosOf } from './folios.ts';

/** Furniture stands in the top and bottom parts of a page, with nothing but furniture further out. */
const OUTERMOST = 3;
const MARGIN = 0.14;
/** Heads change with the chapter and alternate left and right: a head is one that three of the pages nearby have. */
const NEARBY = 12;
const FEWEST = 3;
/** Heights that agree, as a share of the page's height. */
const SAME_HEIGHT = 0.008;

interface Candidate {
  line: Line;
  page: number;
  /** What it says, numbers aside. */
  says: string;
  top: number;
  /** What its first and last number say about how the book counts its pages. */
  countings: string[];
}

const withoutNumbers = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\p{N}\s\p{P}]+/gu, '#')
    .replace(/^#?[ivxlc]+(?:#|$)|#[ivxlc]+#?$/g, '#');

function candidate(line: Line, page: Page): Candidate {
  const text = page.text.slice(line.start, line.end);
  const countings = foliosOf(text).map((folio) => countingOf(folio, page.number));
  return { line, page: page.number, says: withoutNumbers(text), top: line.box.y, countings };
}

/** The outermost lines at the top and at the bottom, from outside inwards. */
function edgesOf(page: Page): Candidate[][] {
  const down = page.lines.toSorted((a, b) => a.box.y - b.box.y);
  const up = page.lines.toSorted((a, b) => b.box.y + b.box.height - a.box.y - a.box.height);
  const top = down.filter(({ box }) => box.y < MARGIN).slice(0, OUTERMOST);
  const bottom = up.filter(({ box }) => box.y + box.height > 1 - MARGIN).slice(0, OUTERMOST);
  return [top, bottom].map((lines) => lines.map((line) => candidate(line, page)));
}

/** Groups by a key and finds, for one member, how many pages nearby share it. */
class Nearby {
  private readonly groups = new Map<string, Candidate[]>();

  constructor(candidates: readonly Candidate[], keysOf: (candidate: Candidate) => string[]) {
    for (const candidate of candidates) {
      for (const key of keysOf(candidate)) {
        const group = this.groups.get(key);
        if (group) group.push(candidate);
        else this.groups.set(key, [candidate]);
      }
    }
  }

  count(key: string, at: Candidate, agrees: (other: Candidate) => boolean): number {
    const near = (this.groups.get(key) ?? []).filter(
      (other) => Math.abs(other.page - at.page) <= NEARBY && agrees(other),
    );
    return new Set(near.map((other) => other.page)).size;
  }
}

/** Sets `role` on the lines that are furniture. Pages in order; needs them all, for heads are told by comparison. */
export function markFurniture(pages: readonly Page[]): void {
  const edges = pages.flatMap(edgesOf);
  const all = edges.flat();
  const bySaying = new Nearby(all, ({ says }) => [says]);
  const byCounting = new Nearby(all, ({ countings }) => countings);
  const isFurniture = (one: Candidate) => {
    const sameHeight = (other: Candidate) => Math.abs(other.top - one.top) <= SAME_HEIGHT;
    if (bySaying.count(one.says, one, sameHeight) >= FEWEST) return true;
    const isNumber = /^#?$/.test(one.says);
    return one.countings.some(
      (counting) => byCounting.count(counting, one, (other) => isNumber || sameHeight(other)) >= FEWEST,
    );
  };
  for (const edge of edges) {
    for (const one of edge) {
      if (!isFurniture(one)) break;
      one.line.role = 'furniture';
    }
  }
}
