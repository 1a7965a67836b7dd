/** Writing systems, as far as finding words and sentences depends on them. */

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether words of this character's script are written without spaces between them. */
export function isUnspaced(char: string): boolean {
  return char > '\u0dff' && UNSPACED.test(char);
}

/** How many words a text holds: words between spaces, and two characters of an unspaced script as one word. */
export function countWords(text: string): number {
  let count = 0;
  let unspaced = 0;
  let inWord = false;
  for (const char of text) {
    if (isUnspaced(char)) {
      unspaced++;
      inWord = false;
    } else if (/[\p{L}\p{N}]/u.test(char)) {
      if (!inWord) count++;
      inWord = true;
    } else if (/\s/.test(char)) {
      inWord = false;
    }
  }
  return count + Math.ceil(unspaced / 2);
}
