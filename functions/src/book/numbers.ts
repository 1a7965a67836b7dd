/** The numbers that a text tells, in one way of writing. */
import { languageOfQuestion } from '../language/detect.ts';
import { packFor } from '../language/packs/index.ts';
import { digitOf } from './numerals.ts';
import { wordsOf } from './search/terms.ts';

/** With the Arabic signs for decimals and thousands. */
const NUMBER = /\p{Nd}+(?:[.,:٫٬]\p{Nd}+)*/gu;

const plain = (number: string): string =>
  number
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[.,٬](?=\d{3}(?!\d))/g, '')
    .replaceAll('٫', '.');

/** A text whose numbers in digits are written in one way: ASCII, nothing between thousands. */
export const withPlainNumbers = (text: string): string => text.replace(NUMBER, plain);

/** The numbers of a text that are written in digits, as `withPlainNumbers` has them. */
export const digitsIn = (text: string): string[] => (text.match(NUMBER) ?? []).map(plain);

/** Small numbers that are spelled out, in the language that the text seems to be in. */
export function spelledIn(text: string): string[] {
  const { marking } = packFor(languageOfQuestion(text, null));
  return wordsOf(text.toLowerCase()).flatMap((word) => {
    const value = marking?.numbers[word];
    return value === undefined ? [] : [String(value)];
  });
}
