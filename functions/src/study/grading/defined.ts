/** What a definition is of: "the axioms from which a formula is proven" is not what "the formula that is proven from the axioms" is. */
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

const isSame = (one: Token, other: Token) => ['same', 'slip'].includes(relate(one, other));
const isFull = ({ weight, kind }: Token) => weight >= 1 && kind === 'word';

/** The first full word behind the term that the question asks for. */
const headOf = ({ content }: ReadText, question: ReadText): Token | undefined =>
  content.find((word) => isFull(word) && !question.content.some((asked) => isSame(asked, word)));

/**
 * Whether an answer makes another of the definition's words its head, and tells the definition's own head behind a word that opens
 * a relative clause. Where the two heads are both there in either order before such a word, nothing is said.
 */
export function otherHead(point: ReadText, answer: ReadText, question: ReadText): boolean {
  const { joints, links } = grammarOf(point.language);
  const relatives = new Set([...joints].filter((word) => !links.has(word)));
  const [wanted, given] = [headOf(point, question), headOf(answer, question)];
  if (!wanted || !given || isSame(wanted, given)) return false;
  const isItsOwn = point.content.some((word) => isFull(word) && isSame(word, given));
  // "Algorithms that are recursive" are recursive algorithms.
  const after = point.tokens.slice(point.tokens.indexOf(wanted));
  const noun = after.slice(
    0,
    Math.max(
      0,
      after.findIndex(({ weight }) => weight === 0),
    ) || after.length,
  );
  if (noun.some((word) => isSame(word, given))) return false;
  const at = answer.tokens.findIndex((word) => isFull(word) && isSame(wanted, word));
  const from = answer.tokens.indexOf(given);
  const relative = answer.tokens.findIndex(({ text }, place) => place > from && relatives.has(text));
  // Told in another order it is the same: only a phrase that begins with the other head, and has the book's right in its clause.
  const opens = answer.tokens.slice(0, from).every(({ weight, text }) => weight === 0 && !joints.has(text));
  const first = answer.tokens.findIndex((word, place) => place > relative && isFull(word));
  return isItsOwn && opens && relative > from && first === at && answer.tokens[at]?.sentence === given.sentence;
}
