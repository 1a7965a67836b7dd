/** Of languages without a pack: Italian, Portuguese, Dutch, Polish, Turkish. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet('sig avv pag cap figg'),
  beforeNumber: new Set(),
  beforeName: new Set(),
  titles: new Set(),
  lettered: new Set(),
  starters: new Set(),
};
