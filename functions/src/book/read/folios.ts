/** Page numbers as books print them at the edge of a page. */

const LEADING = /^\W*(\d{1,4}|[ivxl]{1,8}|[IVXL]{1,8})(?![\d\p{L}])(?=\W|$)/u;
const TRAILING = /(?<=^|[^\p{L}\p{N}])(\d{1,4}|[ivxl]{1,8}|[IVXL]{1,8})\P{L}?$/u;
const WHOLE = /^\P{L}?(\d{1,4})\P{L}?$/u;
const ROMAN = /^x{0,3}(?:x[lc]|l?x{0,3})(?:i[xv]|v?i{0,3})$/;
const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };

export interface Folio {
  number: number;
  /** As printed: small or capital Roman numerals, or digits of ours. */
  style: 'digits' | 'roman' | 'ROMAN';
}

const western = (text: string) => text.replaceAll(/[۰-۹]|[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The numbers that a printed line begins and ends with: one of them may be the page's. */
export function foliosOf(line: string): Folio[] {
  const text = western(line);
  const found = [LEADING, TRAILING, WHOLE].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  return [...new Set(found)].flatMap((printed): Folio[] => {
    if (/^\d/.test(printed)) return [{ number: Number(printed), style: 'digits' }];
    const small = printed.toLowerCase();
    if (!ROMAN.test(small)) return [];
    return [{ number: romanValue(small), style: printed === small ? 'roman' : 'ROMAN' }];
  });
}

function romanValue(small: string): number {
  const digits = [...small].map((char) => ROMAN_DIGITS[char] ?? 0);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}

const ROMAN_STEPS: readonly (readonly [number, string])[] = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A page number as it would be printed. */
export function printed({ number, style }: Folio): string {
  if (style === 'digits') return String(number);
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN_STEPS) {
    for (; rest >= value; rest -= value) text += sign;
  }
  return style === 'ROMAN' ? text.toUpperCase() : text;
}

/** What tells one counting of pages from another: the style, and how far the printed numbers are from the file's. */
export const countingOf = ({ number, style }: Folio, page: number): string => `${style} ${number - page}`;
