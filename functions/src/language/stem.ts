/** Stems of languages for which no kept package has one: what a word ends (or opens) with, from a list in its pack. */

/** More letters than any word has that a dictionary lists; what is longer in a text is no word, or an attack. */
const LONGEST_WORD = 100;

/** A stemmer that leaves alone what is too long to be a word: stemmers take time by the square of a word's length. */
export const ofWords =
  (stem: (word: string) => string) =>
  (word: string): string =>
    word.length > LONGEST_WORD ? word : stem(word);

/** A word without the marks over its Latin letters. */
export const unaccented = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC');

/**
 * A stemmer that takes off the longest of the endings that leaves enough of the word.
 * @param endings as written, white space between them
 * @param least how many letters must be left
 */
export function withoutEnding(endings: string, least: number): (word: string) => string {
  const sorted = endings
    .trim()
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = sorted.find((one) => word.endsWith(one) && word.length - one.length >= least);
    return ending ? word.slice(0, -ending.length) : word;
  };
}
