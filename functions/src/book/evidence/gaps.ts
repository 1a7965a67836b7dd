/** What may stand between two characters of a quote, and what would make it other words or another number. */
import { isUnspaced } from '../../language/script.ts';
import { type Core, gapAfter } from './core.ts';

const DASHES = /[\p{Pd}\u2212]/gu;
const INVISIBLE = /[\p{Cf}\p{Co}]/gu;
const APOSTROPHES = "'’‘ʼ´`′＇";
const IN_WORD = new RegExp(`^[${APOSTROPHES}]$`, 'u');
const MAYBE_IN_WORD = new RegExp(`^\\s?[${APOSTROPHES}]\\s?$`, 'u');
const DIGIT = /[0-9]/;
const WORD = /[\p{L}\p{M}0-9]/u;
/** Signs that belong to the number after them, and those that belong to the number before. */
const BEFORE_NUMBER = /[\p{Sc}\p{Sm}/\\§]/u;
const AFTER_NUMBER = /[%‰°/]/;
/** 1,000 or 12,345,678.9 standing free: the one place where a comma inside a number does not change it. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

const isDigit = (char: string | undefined) => char !== undefined && DIGIT.test(char);
const isWord = (char: string | undefined) => char !== undefined && WORD.test(char);
const clean = (gap: string) =>
  gap
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ');

/**
 * The part of a gap before a digit that belongs to numbers: between digits, what parts or joins them (a space for
 * plain separation); otherwise a sign or a leading point. Dashes as `-`.
 */
function numeric(gap: string, afterDigit: boolean, raised: boolean): string {
  const plain = clean(gap);
  if (!afterDigit) {
    const attached = plain.slice(plain.lastIndexOf(' ') + 1);
    if (/-\.?$/.test(attached)) return attached.endsWith('.') ? '-.' : '-';
    return attached === '.' && plain.length > 1 ? '.' : '';
  }
  if (raised) return '^';
  const signs = plain.replaceAll(' ', '');
  if (signs === '') return plain === '' ? '' : ' ';
  const rest = plain.replace(/[,;] ?(?=[ -])/g, ' ').trimEnd();
  if (rest.includes('-')) return / -$/.test(plain) || / -$/.test(rest) ? ' -' : rest.replaceAll(' ', '');
  if (/[^.,:'’/·٫٬*^_]/u.test(signs)) return ' ';
  const apart = plain.endsWith(' ');
  return apart ? ' ' : signs;
}

/** Whether the unit at `index` is a digit written raised, encircled or as part of a fraction. */
function isRaised(core: Core, index: number): boolean {
  const source = core.text.slice(core.from[index], core.to[index]);
  return /^\p{No}/u.test(source) && core.from[index] !== core.from[index - 1];
}

/** Longer than any number that is printed with its thousands apart. */
const MOST_NUMBER = 40;

/** Whether the comma after the unit at `index` groups the thousands of a number that stands free. */
function groups(core: Core, index: number): boolean {
  let start = core.from[index] ?? 0;
  let end = core.to[index] ?? 0;
  const middle = start;
  while (start > 0 && middle - start <= MOST_NUMBER && /[\d.,]/.test(core.text[start - 1] ?? '')) start--;
  while (end < core.text.length && end - middle <= MOST_NUMBER && /[\d.,]/.test(core.text[end] ?? '')) end++;
  if (middle - start > MOST_NUMBER || end - middle > MOST_NUMBER) return false;
  const token = core.text.slice(start, end).replace(/(?<![.,])[.,]+$/, '');
  const before = core.text[start - 1] ?? ' ';
  const after = core.text[start + token.length] ?? ' ';
  return GROUPED.test(token) && /[\s\p{Sc}("'“]/u.test(before) && /[\s.,;:)!?%"'”]/u.test(after);
}

/** Whether the gaps after unit `i` of one text and unit `j` of another part the same two characters in the same way. */
export function sameGap(page: Core, i: number, quote: Core, j: number): boolean {
  const a = gapAfter(page, i);
  const b = gapAfter(quote, j);
  if (a === b && !isRaised(page, i + 1) && !isRaised(quote, j + 1)) return true;
  const left = page.core[i];
  const right = page.core[i + 1];
  if (isDigit(right)) {
    const pageSide = numeric(a, isDigit(left), isDigit(left) && isRaised(page, i + 1));
    const quoteSide = numeric(b, isDigit(left), isDigit(left) && isRaised(quote, j + 1));
    if (pageSide === quoteSide) return true;
    if (!isDigit(left)) return isWord(left) && hyphenates(a, b);
    return (
      (pageSide === ',' && quoteSide === '' && groups(page, i)) ||
      (quoteSide === ',' && pageSide === '' && groups(quote, j))
    );
  }
  if (isDigit(left) || !isWord(left) || !isWord(right)) return true;
  return sameApostrophe(clean(a), clean(b));
}

/** "COVID-19", "COVID-\n19" and "COVID19" are one word; "x -5" and "x 5" are not the same. */
function hyphenates(a: string, b: string): boolean {
  const hyphens = [a, b].filter((gap) => /^-\s*$/.test(gap.replace(INVISIBLE, '').replace(DASHES, '-')));
  return hyphens.length === 2 || (hyphens.length === 1 && (a === '' || b === ''));
}

/** "it's" is not "its", and "we'll" is not "well"; a space beside the mark leaves it open which of them it is. */
function sameApostrophe(a: string, b: string): boolean {
  if (IN_WORD.test(a)) return MAYBE_IN_WORD.test(b);
  if (IN_WORD.test(b)) return MAYBE_IN_WORD.test(a);
  return true;
}

/** Whether a quote may begin at unit `i` of the page: not inside a word or a number, and with the number's own sign. */
export function beginsAt(page: Core, i: number, quote: Core): boolean {
  const first = page.core[i];
  const before = page.core[i - 1];
  const gap = gapAfter(page, i - 1);
  if (isDigit(first)) {
    if (numeric(gap, false, false) !== numeric(` ${gapAfter(quote, -1)}`, false, false)) return false;
    if (isDigit(before)) return /^(?: .*|-)$/.test(numeric(gap, true, isRaised(page, i)));
    if (before !== undefined && gap === '' && BEFORE_NUMBER.test(before)) return false;
  }
  return (
    i === 0 || gap !== '' || !isWord(before) || !isWord(first) || isUnspaced(before ?? '') || isUnspaced(first ?? '')
  );
}

/** Whether a quote may end with unit `i` of the page: not inside a word, a number or before its unit sign. */
export function endsAt(page: Core, i: number): boolean {
  const last = page.core[i];
  const after = page.core[i + 1];
  if (after === undefined) return true;
  const gap = gapAfter(page, i);
  if (isDigit(last)) {
    if (isDigit(after)) return /^(?: .*|-)$/.test(numeric(gap, true, isRaised(page, i + 1)));
    if (AFTER_NUMBER.test(after) && clean(gap).trim() === '' && !gap.includes('\n')) return false;
  }
  if (!isWord(last) || !isWord(after)) return true;
  if (IN_WORD.test(gap)) return false;
  return gap !== '' || isUnspaced(last ?? '') || isUnspaced(after);
}
