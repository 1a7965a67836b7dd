/** How much a book's chapter is about a term. */
import { sectionsOf } from '../../../book/chapters.ts';
import type { Book } from '../../../book/model.ts';
import type { Facts } from './facts.ts';
import { keyOf } from './term-index.ts';

/** Words of a heading that may be a term together. */
const MAX_WORDS = 4;

/** 0 to about 3: how often a term stands in the chapter rather than elsewhere, and whether a heading names it. */
export function weightOf(facts: Facts, term: string, chapter: number, titles: ReadonlySet<string>): number {
  const key = keyOf(term);
  const entry = facts.termIndex.get(key);
  if (!entry) return -0.5;
  const here = entry.chapters.get(chapter) ?? 0;
  const own = here / entry.count;
  const often = Math.min(2, 0.6 * Math.log2(1 + here) * (0.4 + 0.6 * own));
  const everywhere = facts.chapters >= 4 && entry.chapters.size > 0.75 * facts.chapters ? 0.8 : 0;
  return often + (titles.has(key) ? 0.8 : 0) + (entry.words > 1 ? 0.3 : 0) - everywhere;
}

/** Keys of all runs of words in the book's headings. */
export function headingTerms(book: Book): Set<string> {
  const keys = new Set<string>();
  for (const section of sectionsOf(book)) {
    const words = section.title.replace(/^[\p{Nd}.\s]+/u, '').split(/\s+/);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++) {
        keys.add(keyOf(words.slice(from, to).join(' ')));
      }
    }
  }
  return keys;
}
