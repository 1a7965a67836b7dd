/** Which letters a language is written in. */
import type { Lexicon } from '../../knowledge/lexicon.ts';
import type { Token } from '../../knowledge/tokens.ts';

/** Whether most words are in Latin letters, in a language that has its own. */
export const inOtherLetters = (lexicon: Lexicon, words: readonly Token[]): boolean =>
  !isLatin(lexicon) && words.filter(({ text }) => LATIN.test(text)).length > words.length / 2;

/** Whether a language is written in Latin letters, by one of its small words. */
export function isLatin({ prepositions }: Lexicon): boolean {
  const [sample = 'a'] = prepositions;
  return LATIN.test(sample);
}

const LATIN = /^\p{Script=Latin}/u;
