/** French. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['chapitre'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'table des matières|sommaire',
    index: 'index des .*',
    references: 'bibliographie|références',
    exercises: 'exercices',
    glossary: 'glossaire',
    summary: 'résumé',
    front: 'préface|avant-propos|remerciements',
  },
  small: wordSet('le la les un une et ou de du des dans pour sur'),
  initials: new Set(),
  conjunctions: wordSet('et ou'),
};
