/** What a part of a book is, told from its title. */
import { allPacks } from '../language/packs/index.ts';
import type { SectionKind } from '../language/parts/headings.ts';

export type { SectionKind };

const ORDER = ['contents', 'index', 'references', 'exercises', 'glossary', 'summary', 'front'] as const;

const KINDS = ORDER.map((kind): [SectionKind, RegExp] => {
  const titles = allPacks.flatMap(({ headings }) => headings.kinds[kind] ?? []);
  return [kind, new RegExp(`^(?:${titles.join('|')})$`, 'iu')];
});

const PREFIXES = allPacks.flatMap(({ headings }) => [...headings.chapter, ...headings.appendix]).join('|');
const NUMBERED = String.raw`[\p{Nd}A-Z]{0,3}(?:\.\p{Nd}+)*[.:)]?\s+(?=\p{L}{3})`;
/** "Chapter 12.4 ", "Appendix B: " before what a section is called. */
const NUMBER = new RegExp(`^(?:(?:${PREFIXES})\\s+)?${NUMBERED}`, 'iu');

/** The kind of a section with this title; a number before it ("12.4 Exercises") does not matter. */
export function kindOfTitle(title: string): SectionKind {
  const flat = title.replace(/\s+/g, ' ').trim();
  const plain = flat
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(NUMBER, '')
    .replace(/(?<![\s.:])[\s.:]+$/u, '')
    .trim();
  for (const [kind, pattern] of KINDS) if (pattern.test(plain) || pattern.test(flat)) return kind;
  return 'chapter';
}
