import type { OutlineItem } from '../../book/model.ts';
import { kindOfTitle, type SectionKind } from '../../book/section-kinds.ts';
import { shownTitle } from '../../book/shown-title.ts';
import type { OutlineEntry } from '../../contract/library.ts';
import { cleanLine } from './title.ts';

/** What stands around the teaching text, and is no chapter to study: what a glossary explains is taught in the chapters. */
const APART: ReadonlySet<SectionKind> = new Set(['front', 'contents', 'index', 'references', 'exercises', 'glossary']);

/** Title pages and blank ones print no number: so many pages from a chapter's end inwards one is looked for. */
const LOOKED_AT = 3;

type Found = Pick<OutlineEntry, 'title' | 'level' | 'from' | 'to'> & { kind: SectionKind };

/** A chapter or section as a student sees it. @param labelOf what is printed on a page, where it differs from its number */
export function entryOf(
  { kind, title, level, from, to }: Found,
  labelOf: (page: number) => string | undefined = () => undefined,
): OutlineEntry {
  const few = Array.from({ length: Math.max(1, Math.min(LOOKED_AT, to - from + 1)) }, (_, i) => i);
  const printedOn = (page: number) => labelOf(page) ?? [];
  const [first] = few.flatMap((i) => printedOn(from + i));
  const [last] = few.flatMap((i) => printedOn(to - i));
  const labels = { ...(first && { from_label: first }), ...(last && { to_label: last }) };
  const entry = { title: shownTitle(cleanLine(title)), level, from, to, ...labels };
  return APART.has(kind) ? { ...entry, apart: true } : entry;
}

/** A PDF's own outline with the pages that each entry spans, before the book is read. */
export function outlineEntries(items: OutlineItem[], pages: number): OutlineEntry[] {
  const inside = items.filter(({ page, title }) => page >= 1 && page <= pages && cleanLine(title) !== '');
  return inside.map(({ title, level, page }, i) => {
    const next = inside.slice(i + 1).find((other) => other.level <= level);
    const to = next ? Math.max(page, next.page - 1) : Math.max(page, pages);
    return entryOf({ kind: kindOfTitle(title), title, level, from: page, to });
  });
}
