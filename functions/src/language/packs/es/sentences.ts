/** Spanish. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet('sra srta ud uds dña'),
  beforeNumber: new Set(),
  beforeName: new Set(),
  titles: new Set(),
  lettered: new Set(),
  starters: wordSet('el los las en con por para y pero'),
};
