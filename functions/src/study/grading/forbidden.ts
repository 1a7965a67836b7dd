/** What a law or a rule forbids, where the question already asks for that. */
import { grammarOf } from './languages.ts';
import type { ReadText } from './text.ts';

const forbids = ({ tokens, language }: ReadText) => tokens.some(({ text }) => grammarOf(language).forbidding.has(text));

/** A text that tells what is forbidden as what it is: "children to work in mines". */
function unforbidden(text: ReadText): ReadText {
  const tokens = text.tokens.map(({ forbidden, ...token }) =>
    forbidden ? { ...token, denied: !token.denied, denials: token.denials - 1 } : token,
  );
  return { ...text, tokens, content: tokens.filter(({ weight }) => weight > 0) };
}

/**
 * To "What does the law forbid?" an answer may name the thing alone ("child labour"), and so may the book: whichever side says
 * that it is forbidden then says it without.
 */
export function asAskedForbidden(
  question: ReadText,
  point: ReadText,
  answer: ReadText,
): { point: ReadText; answer: ReadText } {
  if (!forbids(question) || forbids(point) === forbids(answer)) return { point, answer };
  const { allowing } = grammarOf(answer.language);
  const named = forbids(point) ? answer : point;
  const tells = named.tokens.some(({ text, negator }) => negator || allowing.has(text));
  return tells ? { point, answer } : { point: unforbidden(point), answer: unforbidden(answer) };
}
