/** Japanese: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

export const itself: Itself = {
  states: [[pattern`本(?:書|文書)(?:は|では).{0,60}(?:説明|紹介|解説|述べ)`, 3]],
  opening: pattern`はじめに`,
};
