/** Which glossary terms have a definition where their section stands. */
import type { KnowledgeBase } from '../../../functions/src/knowledge/index.ts';

export interface Term {
  id: string;
  kind: string;
  term: string;
  expected: string;
  pages: [number, number];
}

/** Share of the terms with a definition fact on a page of their section; terms in brackets are also found without them. */
export function recallOf(knowledge: KnowledgeBase, terms: readonly Term[], misses: boolean) {
  let found = 0;
  for (const { id, term, expected, pages } of terms) {
    const names = [...new Set([term, term.replace(/\s*\([^)]*\)/g, ''), /\(([^)]+)\)/.exec(term)?.[1] ?? term])];
    const defined = names.some((name) =>
      knowledge.definitionsOf(name).some(({ page }) => page >= pages[0] && page <= pages[1]),
    );
    if (defined) found++;
    else if (misses) console.log(`${id} | ${term} | ${expected} | pages ${pages.join('-')}`);
  }
  return { terms: terms.length, found, recall: terms.length > 0 ? Number((found / terms.length).toFixed(3)) : null };
}
