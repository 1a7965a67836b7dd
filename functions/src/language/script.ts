/** Writing systems, as far as finding words depends on them. */

/** A character of a script that is written without spaces between its words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether words of this character's script are written without spaces between them. */
export function isUnspaced(char: string): boolean {
  return char > '\u0dff' && UNSPACED.test(char);
}
