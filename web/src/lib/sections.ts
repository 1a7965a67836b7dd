import type { OutlineEntry } from '@contract/library.ts';

/**
 * The innermost chapter or section that a page surely belongs to. Where two sections meet on the page it is the one around
 * both; undefined before the first, where two chapters meet, and where the book has none.
 */
export function sectionAt(outline: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  const here = outline.filter(({ from, to }) => from <= page && to >= page);
  const levels = [...new Set(here.map(({ level }) => level))].sort((a, b) => b - a);
  return levels
    .map((level) => here.filter((entry) => entry.level === level))
    .find((entries) => entries.length === 1)?.[0];
}
