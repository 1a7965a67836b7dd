/** The student's own words, checked against the answer: what a mark quotes must stand in it. */

const plain = (character: string) => {
  if (/\s/u.test(character)) return ' ';
  return character
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"');
};

/** Folded text with, for each of its characters, where that came from. Runs of white space become one blank. */
function folded(text: string): { text: string; from: number[] } {
  let out = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const to = plain(character);
    if (to !== ' ' || !out.endsWith(' ')) {
      out += to;
      for (let i = 0; i < to.length; i++) from.push(at);
    }
    at += character.length;
  }
  return { text: out, from: [...from, at] };
}

/**
 * The stretch of `answer` that `claimed` quotes, verbatim from the answer; null if it isn't there. Case, white space and
 * the style of quotation marks may differ in the claim, words may not. A quote without a letter or digit is none.
 */
export function quotedFrom(answer: string, claimed: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(claimed)) return null;
  if (answer.includes(claimed)) return claimed.trim();
  const whole = folded(answer);
  const part = folded(claimed).text.trim();
  const at = whole.text.indexOf(part);
  if (part === '' || at < 0) return null;
  const start = whole.from[at] ?? 0;
  const end = whole.from[at + part.length] ?? answer.length;
  return answer.slice(start, end).trim();
}
