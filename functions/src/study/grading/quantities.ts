/** Numbers as students write them: digits, separators, words, fractions, per cent and units, brought to one scale. */

import type { PackCode } from '../../language/codes.ts';
import { halvesIn, numberWord } from './languages.ts';
import { within } from './spelling.ts';

export interface Quantity {
  /** In the base unit of `dimension`; per cent are fractions of one. */
  value: number;
  /** 'length', 'mass', …; null for a bare number. */
  dimension: string | null;
  /** The number as written, before its unit scaled it. */
  written: number;
  /** What it is where its point parts thousands ("16.700"); left out where it cannot. */
  grouped?: number;
  /** Thousands are parted in it: by its text's language, or by a mark that does nothing else there ("16,700"). */
  parted?: boolean;
}

const UNITS = new Map<string, [dimension: string, factor: number]>();
/** SI prefixes and factors: BIPM, The International System of Units, 9th edition, tables 7 and 8. */
const define = (dimension: string, factor: number, names: string) => {
  for (const name of names.split(' ')) UNITS.set(name, [dimension, factor]);
};
define('length', 1000, 'km kilometer kilometers kilometre kilometres');
define('length', 1, 'm meter meters metre metres');
define('length', 0.01, 'cm centimeter centimeters centimetre centimetres');
define('length', 0.001, 'mm millimeter millimeters millimetre millimetres');
define('length', 1e-6, 'µm μm um micrometer micrometers micrometre micrometres micron microns');
define('length', 1e-9, 'nm nanometer nanometers nanometre nanometres');
define('mass', 1000, 't tonne tonnes');
define('mass', 1, 'kg kilogram kilograms kilo kilos');
define('mass', 0.001, 'g gram grams gramme grammes');
define('mass', 1e-6, 'mg milligram milligrams');
define('time', 1e-3, 'ms millisecond milliseconds');
define('time', 1, 's sec secs second seconds');
define('time', 60, 'min mins minute minutes');
define('time', 3600, 'h hr hrs hour hours');
define('time', 86400, 'day days');
define('time', 604800, 'week weeks');
define('volume', 1, 'l liter liters litre litres');
define('volume', 0.001, 'ml milliliter milliliters millilitre millilitres cc');
define('energy', 1000, 'kj kilojoule kilojoules');
define('energy', 1, 'j joule joules');
define('power', 1000, 'kw kilowatt kilowatts');
define('power', 1, 'w watt watts');
define('voltage', 1000, 'kv kilovolt kilovolts');
define('voltage', 1, 'v volt volts');
define('voltage', 0.001, 'mv millivolt millivolts');
define('current', 1, 'a amp amps ampere amperes');
define('current', 0.001, 'ma milliamp milliamps milliampere milliamperes');
define('frequency', 1e6, 'mhz megahertz');
define('frequency', 1000, 'khz kilohertz');
define('frequency', 1, 'hz hertz');
define('pressure', 1000, 'kpa kilopascal kilopascals');
define('pressure', 1, 'pa pascal pascals');
define('force', 1, 'n newton newtons');
define('bytes', 1, 'byte bytes');
define('bytes', 1024, 'kb kib kilobyte kilobytes');
define('bytes', 1024 ** 2, 'mb mib megabyte megabytes');
define('bytes', 1024 ** 3, 'gb gib gigabyte gigabytes');
define('fraction', 0.01, '% percent percentage');

/** Units of one letter that are also words or labels ("a", "s") count only right after digits. */
const FULL_NAME_LENGTH = 2;

const FRACTIONS: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}; // prettier-ignore

/** English tens; the smaller number words stand in the language packs. */
const TENS = new Map<string, number>();
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  TENS.set(word, (index + 2) * 10);
}
const MULTIPLIERS = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

export interface FoundQuantity extends Quantity {
  start: number;
  end: number;
}

/**
 * Groups of three digits parted by spaces are one number where the first is shorter, where one of them is
 * 000, or before a unit; else each is a number of its own ("404 500 503").
 */
const SPACED = [
  String.raw`\d{1,2}(?: \d{3})+(?! ?\d)`,
  String.raw`\d{1,3}(?: \d{3})*(?: 000)(?: \d{3})*(?! ?\d)`,
  String.raw`\d{1,3}(?: \d{3})+(?= (?:${[...UNITS.keys()].join('|')})(?![\p{L}\p{N}]))`,
].join('|');
const DIGITS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])([-−]?)(?:(\d{1,3}(?:\.\d{3}){2,}(?!\d)|${SPACED}|\d{1,3}(?:[,\u00A0\u202F']\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)(?: ?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞])| ?\/ ?(\d+))?|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅛⅜⅝⅞]))(?: ?[x×·*] ?10(?:\^ ?([-−]?\d+)|([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)))?`,
  'gu',
);
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const UNIT_AFTER = /^ ?(%|°|\p{L}+)/u;
const MAGNITUDE_AFTER = /^[ -]?(\p{L}{6,9})(?!\p{L})/u;
/** A number word's value, one slip of the pen forgiven, or an s of the plural. */
const amountNamed = (word: string, words: ReadonlyMap<string, number>): number | undefined =>
  words.get(word) ?? [...words].find(([known]) => known[0] === word[0] && within(word, known, 1))?.[1];
/** Ordinals and "thirsty" are a letter away from a number of tens. */
const MISSPELT_TENS = /^(?!thirsty$).{4,}y$/;

/** Marks that part thousands. */
const PARTED = /^[1-9]\d{0,2}[,\u00A0\u202F' ]\d{3}/u;

function plainNumber(digits: string): number {
  if (/^\d{1,3}(?:(?:\.\d{3}){2,}|(?: \d{3})+)$/u.test(digits)) return Number(digits.replace(/[. ]/gu, ''));
  if (!/^0,\d+$/u.test(digits) && /^\d{1,3}(?:[,\u00A0\u202F']\d{3})+/u.test(digits))
    return Number(digits.replace(/[,\u00A0\u202F']/gu, ''));
  return Number(digits.replace(',', '.'));
}

function exponent(caret: string | undefined, raised: string | undefined): number {
  if (caret !== undefined) return Number(caret.replace('−', '-'));
  if (raised === undefined) return 0;
  const digits = [...raised].map((c) => (c === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(c)))).join('');
  return Number(digits) || 0;
}

/** The unit that follows a number, with how many characters it takes; none if the word is not a unit. */
function unitAfter(rest: string): { dimension: string | null; factor: number; length: number } {
  const match = UNIT_AFTER.exec(rest);
  const name = match?.[1] ?? '';
  const unit = UNITS.get(name.toLowerCase());
  if (
    !match ||
    !unit ||
    (rest.startsWith(' ') && name.length < FULL_NAME_LENGTH && !'mgshlvjwn%'.includes(name.toLowerCase()))
  ) {
    return { dimension: null, factor: 1, length: 0 };
  }
  return { dimension: unit[0], factor: unit[1], length: match[0].length };
}

function finish(text: string, start: number, end: number, amount: number): FoundQuantity {
  let value = amount;
  let stop = end;
  const magnitude = MAGNITUDE_AFTER.exec(text.slice(stop, stop + 12));
  if (magnitude) {
    const times = amountNamed((magnitude[1] ?? '').toLowerCase(), MULTIPLIERS);
    value *= times ?? 1;
    if (times !== undefined) stop += magnitude[0].length;
  }
  const unit = unitAfter(text.slice(stop, stop + 20));
  return { value: value * unit.factor, dimension: unit.dimension, written: value, start, end: stop + unit.length };
}

/**
 * Numbers written in digits, in order, with their units. Offsets are into `text`, end exclusive.
 * @param pointed whether the text's language parts thousands by a point
 */
export function digitQuantities(source: string, pointed = false): FoundQuantity[] {
  const found: FoundQuantity[] = [];
  // Digits of other scripts, each in its place.
  const text = source.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
  for (const match of text.matchAll(DIGITS)) {
    const [whole, sign, digits, mixed, over, vulgar, caret, raised] = match;
    const after = text[match.index + whole.length] ?? '';
    let value = digits === undefined ? (FRACTIONS[vulgar ?? ''] ?? 0) : plainNumber(digits);
    if (mixed !== undefined) value += FRACTIONS[mixed] ?? 0;
    if (over !== undefined && Number(over) !== 0) value /= Number(over);
    value *= 10 ** Math.max(-30, Math.min(30, exponent(caret, raised)));
    if (sign) value = -value;
    // "1st", "4bp": a label, not an amount; left to the word reader unless letters form a unit.
    if (
      /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])\p{L}/u.test(after) &&
      unitAfter(text.slice(match.index + whole.length, match.index + whole.length + 20)).length === 0
    )
      continue;
    const quantity = finish(text, match.index, match.index + whole.length, value);
    if (/^[1-9]\d{0,2}\.\d{3}$/u.test(whole))
      found.push({ ...quantity, grouped: 1000 * quantity.value, ...(pointed ? { parted: true } : {}) });
    else found.push(PARTED.test(digits ?? '') ? { ...quantity, parted: true } : quantity);
  }
  return found;
}

/** A number spelt in words starting at `words[at]` ("twenty-five", "three hundred", "half"), or null. */
export function wordQuantity(
  text: string,
  words: readonly { text: string; start: number; end: number }[],
  at: number,
  language: PackCode = 'en',
): (FoundQuantity & { words: number }) | null {
  const amountOf = (word: string) =>
    numberWord(word, language === 'und' ? 'en' : language) ??
    TENS.get(word) ??
    (MISSPELT_TENS.test(word) ? amountNamed(word, TENS) : undefined);
  const first = words[at];
  if (!first) return null;
  const head = first.text.toLowerCase();
  if (head === 'half')
    return { value: 0.5, dimension: null, written: 0.5, start: first.start, end: first.end, words: 1 };
  const base = amountOf(head) ?? (head === 'hundred' ? 100 : undefined);
  if (base === undefined) return null;
  let value = base;
  let used = 1;
  const next = words[at + 1];
  // "Eleven, twelve and thirteen" are three numbers.
  const follows = (one?: { end: number }, two?: { start: number }) =>
    one !== undefined && two !== undefined && /^[\s-]+$/u.test(text.slice(one.end, two.start));
  const unitDigit = next && follows(first, next) ? amountOf(next.text.toLowerCase()) : undefined;
  // "Nineteen twenty-one" is a year.
  if (base > 10 && base <= 20 && unitDigit !== undefined && unitDigit >= 10 && unitDigit < 100) {
    const last = follows(next, words[at + 2]) ? amountOf(words[at + 2]?.text.toLowerCase() ?? '') : undefined;
    const digit = unitDigit >= 20 && last !== undefined && last > 0 && last < 10 ? last : 0;
    value = 100 * base + unitDigit + digit;
    used = digit > 0 ? 3 : 2;
  } else if (base >= 20 && unitDigit !== undefined && unitDigit > 0 && unitDigit < 10) {
    value += unitDigit;
    used = 2;
  }
  const half = halvesIn(language === 'und' ? 'en' : language).find((phrase) =>
    phrase.every((word, i) => {
      const behind = words[at + used + i];
      return behind?.text.toLowerCase() === word && follows(words[at + used + i - 1], behind);
    }),
  );
  if (half) {
    value += 0.5;
    used += half.length;
  }
  const last = words[at + used - 1] ?? first;
  const found = finish(text, first.start, last.end, value);
  while (words[at + used] && (words[at + used]?.start ?? 0) < found.end) used++;
  return { ...found, words: used };
}

/** A quantity and half of its unit more. */
export const withHalf = ({ value, written, ...rest }: Quantity): Quantity => ({
  ...rest,
  value: value + 0.5 * (written === 0 ? 1 : value / written),
  written: written + 0.5,
});

const NUMERAL = /^(x{0,3})(ix|iv|v?i{0,3})$/;
const UNITS_OF_NUMERALS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The value of a Roman numeral of two letters or more, to 39 ("Henry VIII"), in lower case; null for other words. */
export function romanNumeral(word: string): number | null {
  const match = word.length > 1 ? NUMERAL.exec(word) : null;
  return match ? 10 * (match[1] ?? '').length + UNITS_OF_NUMERALS.indexOf(match[2] ?? '') : null;
}

/**
 * Whether two quantities are the same amount, to within one part in a thousand where not both are whole (1988 is not 1989). A unit missing on one side is forgiven
 * when the number is written alike: "50" for "50 %", "3" for "3 km".
 */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  const whole = Number.isInteger(a.value) && Number.isInteger(b.value);
  const close = (x: number, y: number) =>
    whole ? x === y : Math.abs(x - y) <= 1e-3 * Math.max(Math.abs(x), Math.abs(y));
  // "16.700" for "16,700", and for "16700" where a point parts thousands: else three places are a decimal's.
  const [one, other] = a.parted || b.parted ? [a.grouped ?? a.value, b.grouped ?? b.value] : [a.value, b.value];
  if (a.dimension === b.dimension && (close(one, b.value) || close(a.value, other))) return true;
  if (close(a.value, b.value) && (a.dimension === b.dimension || a.dimension === null || b.dimension === null))
    return true;
  return (a.dimension === null) !== (b.dimension === null) && close(a.written, b.written);
}
