/** What an answer claims beside the point, of which neither the book's sentence nor the question knows. */
import type { PointContext } from './features.ts';
import { grammarOf } from './languages.ts';
import { nearnessOf, pairWords, STANDS_FOR } from './meaning.ts';
import { relate } from './similarity.ts';
import type { Substitution } from './substitution.ts';
import type { ReadText, Token } from './text.ts';

type Words = readonly Token[];

/** So many words, of which the book's sentence has none, make a claim of their own. */
const ADDED = 2;
/** A name or a reason as short as this is said without them. */
const SHORT = 2;
/** The point is made without the addition where the rest says so much of it. */
const REST = 0.6;

const full = (words: Words) => words.filter(({ weight, kind }) => weight >= 1 && kind === 'word');
const foreign = (words: Words, known: Words) => {
  const back = pairWords(words, known);
  return words.filter(
    ({ weight, kind }, i) => weight >= 1 && kind === 'word' && (back[i]?.agreement ?? 0) < STANDS_FOR,
  );
};

const unlike = (words: Words, known: Words) =>
  full(words).filter((word) => known.every((other) => relate(other, word) === 'none'));

/** The answer cut where a clause ends and before every word that joins statements. */
function statementsIn({ tokens, language }: ReadText): Token[][] {
  const { joints, and } = grammarOf(language);
  const parts: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (!before || before.clause !== token.clause || joints.has(token.text) || and.has(token.text)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts.filter((words) => words.some(({ weight }) => weight > 0));
}

const asAddition = (given: Token[]): Substitution => ({ wanted: [], given, share: 0, opposite: false, framed: false });

/**
 * The words of a claim that the answer adds; null for none, and where the book's sentence is not known.
 * @param asksOne the question asks for one reason, effect, cause or meaning: whatever else is claimed is claimed of it too
 */
export function additionTo(
  { point, book, kind }: PointContext,
  question: ReadText,
  answer: ReadText,
  asksOne: boolean,
): Substitution | null {
  if (kind !== 'reference' || book.length === 0) return null;
  const known = [...point.content, ...book, ...question.content];
  if (full(point.content).length <= SHORT) {
    const given = foreign(answer.content, known);
    if (given.length >= ADDED) return asAddition(given);
  }
  if (!asksOne) return null;
  const statements = statementsIn(answer);
  for (const statement of statements) {
    const strange = unlike(statement, known);
    if (strange.length < ADDED || strange.length < full(statement).length) continue;
    const rest = statements.filter((one) => one !== statement).flat();
    const said = nearnessOf(
      point.content,
      rest.filter(({ weight }) => weight > 0),
      question.content,
    ).said;
    if (said >= REST) return asAddition(statement.filter(({ weight }) => weight > 0));
  }
  return null;
}
