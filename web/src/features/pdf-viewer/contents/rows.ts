/** The table of contents as rows, and what a search found in each of them. */
import type { BookSearch, SearchHit } from '@contract/book.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { titleText } from '@/lib/title-text.ts';

export interface Row {
  /** Its place in the outline: its key. */
  at: number;
  /** "3.2", where the title begins with a number. */
  number: string;
  title: string;
  level: number;
  page: number;
  /** Hits in it and in what it holds. */
  count: number;
  /** Hits in it alone. */
  hits: SearchHit[];
  /** It teaches nothing: a cover, an index. */
  apart: boolean;
  /** The innermost row that the page in sight stands in. */
  current: boolean;
}

const NUMBERED = /^((?:\p{Nd}+(?:\.\p{Nd}+)*|[IVXLC]{1,6}(?=[.:)]))[.:)]?)\s+(\S.*)$/u;

/** The last entry that begins at or before a page: where it stands in the outline, or -1. */
const entryAt = (outline: readonly OutlineEntry[], page: number): number =>
  outline.reduce((last, { from }, at) => (from <= page ? at : last), -1);

/** The entries around one, itself included: its section, its chapter. */
function around(outline: readonly OutlineEntry[], at: number): number[] {
  const held = [at];
  let level = outline[at]?.level ?? 0;
  for (let before = at - 1; before >= 0 && level > 1; before--) {
    const entry = outline[before];
    if (!entry || entry.level >= level) continue;
    held.push(before);
    ({ level } = entry);
  }
  return held;
}

/**
 * The rows to show: all chapters, and the sections of those that are open: the one in sight, and those that something was found in.
 * @param page the page in sight
 * @param found null while nothing is searched for
 */
export function rowsOf(outline: readonly OutlineEntry[], page: number, found: BookSearch | null): Row[] {
  const here = entryAt(outline, page);
  const open = new Set(around(outline, here));
  const counts = new Map<number, number>();
  for (const { page: on, hits } of found?.pages ?? []) {
    for (const at of around(outline, entryAt(outline, on))) counts.set(at, (counts.get(at) ?? 0) + hits);
  }
  const hits = Map.groupBy(found?.hits ?? [], (hit) => entryAt(outline, hit.page));
  const rows: Row[] = [];
  const holders: number[] = [];
  outline.forEach(({ title, level, from, apart = false }, at) => {
    holders.length = level - 1;
    const holder = holders.findLast((other) => other !== undefined);
    const opened = holder === undefined || open.has(holder) || (counts.get(at) ?? 0) > 0;
    holders[level - 1] = at;
    if (!opened) return;
    const told = titleText(title);
    const [, number = '', rest = told] = NUMBERED.exec(told) ?? [];
    rows.push({
      at,
      number,
      title: rest,
      level,
      page: from,
      apart,
      count: counts.get(at) ?? 0,
      hits: hits.get(at) ?? [],
      current: at === here,
    });
  });
  return rows;
}

/** Hits before the first entry of the outline, or all of them where there is none. */
export const hitsBefore = (outline: readonly OutlineEntry[], found: BookSearch | null): SearchHit[] =>
  (found?.hits ?? []).filter(({ page }) => entryAt(outline, page) < 0);

/** How many chapters something was found in. */
export function chaptersWithHits(outline: readonly OutlineEntry[], found: BookSearch): number {
  const chapters = found.pages.flatMap(({ page }) => around(outline, entryAt(outline, page)).at(-1) ?? []);
  return new Set(chapters.filter((at) => at >= 0)).size;
}
