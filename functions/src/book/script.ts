/** Writing systems, as far as finding words and sentences depends on them. */

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ALL_UNSPACED = new RegExp(UNSPACED, 'gu');
const HIGH = /[\u0e00-\uffff]/;
/** A stretch without spaces that has a letter or digit in it. */
const WORDS = /[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu;

/** Whether words of this character's script are written without spaces between them. */
export function isUnspaced(char: string): boolean {
  return char > '\u0dff' && UNSPACED.test(char);
}

/** How many words a text holds: words between spaces, and two characters of an unspaced script as one word. */
export function countWords(text: string): number {
  const words = text.match(WORDS)?.length ?? 0;
  if (!HIGH.test(text)) return words;
  let unspaced = 0;
  for (const char of text) if (isUnspaced(char)) unspaced++;
  return unspaced === 0 ? words : (text.replace(ALL_UNSPACED, ' ').match(WORDS)?.length ?? 0) + Math.ceil(unspaced / 2);
}
