/** Numbers as titles print them: digits of any script, Roman and Chinese numerals. */

/** A decimal digit of any script as 0–9: Unicode keeps the ten digits of a script together, in order. */
export function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 128) return char;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

const HAN_DIGITS = '〇一二三四五六七八九';
const TEN = '十';

/** A number of up to three characters of its kind, as the source of a pattern (flags `iu`). */
const HAN_NUMERAL = `[${HAN_DIGITS.slice(1)}${TEN}]{1,3}`;
export const NUMERAL = String.raw`\p{Nd}{1,3}|[ivx]{1,6}|${HAN_NUMERAL}`;

/** @returns the number that a whole `NUMERAL` of digits or of Chinese numerals writes */
export const numberOf = (numeral: string): number =>
  /^\p{Nd}+$/u.test(numeral) ? Number(numeral.normalize('NFKC').replace(/\p{Nd}/gu, digitOf)) : han(numeral);

export const isRoman = (numeral: string): boolean => /^[ivx]+$/i.test(numeral);

/** @returns the number that Roman numerals up to X write, in either case */
export function roman(numeral: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  const digits = [...numeral.toLowerCase()].map((char) => values[char] ?? 0);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}

function han(text: string): number {
  const [tens = '', ones = ''] = text.includes(TEN) ? text.split(TEN) : [HAN_DIGITS.charAt(0), text];
  const value = (part: string, empty: number) => (part === '' ? empty : HAN_DIGITS.indexOf(part));
  return value(tens, 1) * 10 + value(ones, 0);
}
