import type { OutlineItem } from '../../book/model.ts';
import type { OutlineEntry } from '../../contract/library.ts';
import { cleanLine } from './title.ts';

/** A PDF's own outline with the pages that each entry spans, before the book is read. */
export function outlineEntries(items: OutlineItem[], pages: number): OutlineEntry[] {
  const inside = items.filter(({ page, title }) => page >= 1 && page <= pages && cleanLine(title) !== '');
  return inside.map(({ title, level, page }, i) => {
    const next = inside.slice(i + 1).find((other) => other.level <= level);
    return {
      title: cleanLine(title),
      level,
      from: page,
      to: next ? Math.max(page, next.page - 1) : Math.max(page, pages),
    };
  });
}
