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

/** Small numbers that are spelled out, in the language that the text seems to be in: "three", "thirty-five", "four point five". */
export function spelledIn(text: string): string[] {
  const { marking } = packFor(languageOfQuestion(text, null));
  const words = wordsOf(text.toLowerCase()).flatMap((word) => word.split('-'));
  const valueAt = (at: number) => marking?.numbers[words[at] ?? ''];
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const tens = marking?.tens?.[words[at] ?? ''];
    const unit = valueAt(tens === undefined ? at : at + 1);
    const isUnit = unit !== undefined && unit > 0 && unit < 10;
    if (tens !== undefined && isUnit) at++;
    const whole = tens === undefined ? unit : tens + (isUnit ? unit : 0);
    if (whole === undefined) continue;
    let decimals = '';
    if (words[at + 1] === marking?.decimal)
      for (let next = at + 2; (valueAt(next) ?? 10) < 10; next++) decimals += valueAt(next);
    found.push(decimals === '' ? String(whole) : `${whole}.${decimals}`);
    if (decimals !== '') at += 1 + decimals.length;
  }
  return found;
}
