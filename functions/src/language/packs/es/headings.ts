/** Spanish. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['cap[ií]tulo'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'índice general|contenidos?',
    index: 'índice (?:alfabético|analítico)',
    references: 'bibliografía|referencias',
    exercises: 'ejercicios|problemas',
    glossary: 'glosario',
    summary: 'resumen',
    front: 'prefacio|prólogo|agradecimientos',
  },
  small: wordSet('el los las y o en del con por para'),
  initials: new Set(),
  conjunctions: wordSet('y o e en'),
};
