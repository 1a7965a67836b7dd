/** Whether a quote says enough to prove anything. */
import { isUnspaced } from '../../language/script.ts';

const STOP = new Set(
  `a an the and or but if of in on at to for from by with as is are was were be been it its this that these those not no
  he she they we you i his her their our your my me him them us do does did has have had can will would could should may
  might must so than then there here when where who what which how why all any some such one two more most very also
  der die das den dem des ein eine und oder nicht ist sind war in im am zu von mit auf für le la les un une des et ou
  est sont dans pour que qui el los las una y o es son en por para con и в на не что это как с по к у из за от 的 了 是 在 和`.split(
    /\s+/,
  ),
);

/** The least that may be quoted: a word of this many letters that carries meaning … */
const MIN_LETTERS = 4;
/** … or this many characters of a script without spaces. */
const MIN_UNSPACED = 2;

/**
 * Whether a quote holds a word of four letters that is no stop word, or a shorter one and another word or number, or two
 * characters of Chinese, Japanese or Thai. A lone stop word or a lone number stands on every page and proves nothing.
 */
export function hasSubstance(quote: string): boolean {
  let unspaced = 0;
  for (const char of quote) if (isUnspaced(char) && !STOP.has(char)) unspaced++;
  if (unspaced >= MIN_UNSPACED) return true;
  const words =
    quote
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const carrying = words.filter((word) => !STOP.has(word));
  const lettered = carrying.filter((word) => /\p{L}/u.test(word));
  return lettered.some((word) => [...word].length >= MIN_LETTERS) || (lettered.length > 0 && carrying.length >= 2);
}
