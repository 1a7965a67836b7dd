/** Of languages without a pack: Italian, Portuguese, Dutch, Polish, Turkish. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['capitolo', 'hoofdstuk', 'rozdział', 'bölüm'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'indice|sumário',
    references: 'bibliografia|referências',
    exercises: 'esercizi|exercícios',
    glossary: 'glossario',
  },
  small: wordSet('il lo gli e di da'),
  initials: new Set(),
  conjunctions: wordSet('i lub of en'),
};
