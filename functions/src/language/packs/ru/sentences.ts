/** Russian. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet('рис табл см стр гл им др пр гг г в вв т д п е н э'),
  beforeNumber: new Set(),
  beforeName: new Set(),
  titles: new Set(),
  lettered: new Set(),
  starters: new Set(),
};
