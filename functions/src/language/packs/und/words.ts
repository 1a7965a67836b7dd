/** For a language without a pack: every word tells something, and is found as it is written. */
import type { Words } from '../../parts/words.ts';

export const words: Words = {
  unspaced: false,
  stop: new Set(),
  frame: new Set(),
  pronouns: [],
  elided: null,
  fold: (word) => word,
  stem: (word) => word,
};
