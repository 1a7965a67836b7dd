/** Words written together on one side and apart on the other: "dataframe" and "data frame". */
import type { ReadText, Token } from './text.ts';

/** Shorter words written together are mostly another word ("into"). */
const LEAST_LETTERS = 6;

const isPart = ({ kind, text, weight }: Token) => kind === 'word' && weight > 0 && text.length > 1;

/** The answer with its words cut, or joined, as `rubric` writes them. */
export function asWritten(answer: ReadText, rubric: readonly Token[]): ReadText {
  const apart = new Map<string, [Token, Token]>();
  for (const [at, one] of rubric.entries()) {
    const next = rubric[at + 1];
    if (next && next.start <= one.end + 1 && isPart(one) && isPart(next)) apart.set(one.text + next.text, [one, next]);
  }
  const together = new Map(rubric.filter(isPart).map((word) => [word.text, word]));
  const tokens: Token[] = [];
  let changed = false;
  for (let at = 0; at < answer.tokens.length; at++) {
    const [word, next] = [answer.tokens[at], answer.tokens[at + 1]];
    if (!word) break;
    const parts = word.text.length >= LEAST_LETTERS ? apart.get(word.text) : undefined;
    const whole =
      next && isPart(word) && isPart(next) && next.start <= word.end + 1 && together.get(word.text + next.text);
    if (parts && !together.has(word.text)) {
      const cut = word.start + parts[0].text.length;
      tokens.push({ ...word, text: parts[0].text, stem: parts[0].stem, end: cut });
      tokens.push({ ...word, text: parts[1].text, stem: parts[1].stem, start: cut });
      changed = true;
    } else if (next && whole && whole.text.length >= LEAST_LETTERS) {
      tokens.push({ ...word, text: whole.text, stem: whole.stem, end: next.end });
      at++;
      changed = true;
    } else tokens.push(word);
  }
  return changed ? { ...answer, tokens, content: tokens.filter(({ weight }) => weight > 0) } : answer;
}
