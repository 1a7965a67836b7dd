/** Arabic words as they are found: without vowel marks, letters that are exchanged in writing as one, light stems. */

/** A word with the forms of alef, yeh and teh marbuta unified, without marks and lengthening. */
export const unified = (word: string): string =>
  word
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه');

const OPENING = /^(?:[وف]?(?:بال|كال|ال|لل)|و(?=.{3}))/u;
const ENDINGS = /(?:هما|كما|ها|ان|ات|ون|ين|يه|هم|هن|نا|ه|ي)$/u;
/** What an opening must leave, and what an ending must. */
const LEAST = 2;

/** The light stem of a word (light10: "and", the article with its prepositions; then plural, pronoun and feminine endings). */
export function lightStem(word: string): string {
  const plain = unified(word);
  const opened = plain.replace(OPENING, '');
  let stem = opened.length >= LEAST ? opened : plain;
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(ENDINGS, '');
    if (shorter.length < LEAST + 1) break;
    stem = shorter;
  }
  return stem;
}
