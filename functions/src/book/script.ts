/** Counting words, letters and signs in any writing system. */
import { UNSPACED } from '../language/script.ts';

const ALL_UNSPACED = new RegExp(UNSPACED, 'gu');
const HIGH = /[\u0e00-\uffff]/;
/** A stretch without spaces that has a letter or digit in it, looked at from its beginning alone: a long rule is no word at once. */
const WORDS = /(?<!\S)[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu;

/** What most English is made of, and the same stretches of it: found without the tables of Unicode. */
const USUAL = /^[\0-\x7e‘’“”–—•…]*$/;
const USUAL_WORDS = /(?<!\S)[^\sA-Za-z\d]*[A-Za-z\d]\S*/g;

/** How many words a text holds: words between spaces, and two characters of an unspaced script as one word. */
export function countWords(text: string): number {
  if (USUAL.test(text)) return text.match(USUAL_WORDS)?.length ?? 0;
  const words = text.match(WORDS)?.length ?? 0;
  if (!HIGH.test(text)) return words;
  const unspaced = text.match(ALL_UNSPACED)?.length ?? 0;
  return unspaced === 0 ? words : (text.replace(ALL_UNSPACED, ' ').match(WORDS)?.length ?? 0) + Math.ceil(unspaced / 2);
}

const LETTER = /[\p{L}\p{M}]/u;
const SPACE = /\s/;

const HAN = /\p{Script=Han}/gu;

/** How many Chinese characters a text has: each says as much as three letters do, where letters are weighed against figures. */
export const countHan = (text: string): number => (HIGH.test(text) ? (text.match(HAN)?.length ?? 0) : 0);

/** How many characters of a text are letters (with their marks), and how many are anything but white space. */
export function countSigns(text: string): { letters: number; signs: number } {
  let letters = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      const lower = code | 32;
      if (lower >= 97 && lower <= 122) letters++;
      if (code > 32) signs++;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? code);
    at += char.length - 1;
    if (LETTER.test(char)) letters++;
    if (!SPACE.test(char)) signs++;
  }
  return { letters, signs };
}
