import type { OutlineEntry } from '@contract/library.ts';

/**
 * The entries of the outermost level of an outline that has two at least, without what stands around the text: one that holds all
 * others is the book's own title. Where no level has two, the outermost.
 */
export function outermostOf(outline: readonly OutlineEntry[]): OutlineEntry[] {
  const own = outline.filter(({ apart }) => !apart);
  const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => a - b);
  const all = levels.map((level) => own.filter((entry) => entry.level === level));
  return all.find(({ length }) => length > 1) ?? all[0] ?? [];
}

/**
 * The innermost chapter or section that a page surely belongs to. Where two sections meet on the page it is the one around
 * both, and where a chapter and its first section begin on one page the chapter: words may stand between their headings. Undefined before the first, where two chapters meet, and where the book has none.
 */
export function sectionAt(outline: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  const here = outline.filter(({ from, to }) => from <= page && to >= page);
  const begun = (entry: OutlineEntry) =>
    here.some(({ level, from }) => level < entry.level && from === page && entry.from === page);
  const levels = [...new Set(here.map(({ level }) => level))].sort((a, b) => b - a);
  return levels
    .map((level) => here.filter((entry) => entry.level === level && !begun(entry)))
    .find((entries) => entries.length === 1)?.[0];
}
