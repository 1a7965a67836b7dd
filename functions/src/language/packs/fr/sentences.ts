/** French. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet('mme mlle m env'),
  beforeNumber: new Set(),
  beforeName: new Set(),
  titles: new Set(),
  lettered: new Set(),
  starters: wordSet('le la les un une il elle ils nous dans pour avec par et mais'),
};
