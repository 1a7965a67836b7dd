/** What is wrong or missing in an answer, in a phrase for the student: their words beside the book's. */
import type { PointContext } from './features.ts';
import { pairWords, STANDS_FOR } from './meaning.ts';
import type { Substitution } from './substitution.ts';
import type { ReadText, Token } from './text.ts';
import type { Contradiction } from './veto.ts';

/** A part of a point is shown with so many words of grammar between its words, and so many parts at most. */
const GAP = 3;
const PARTS = 2;

const wordsOf = (source: string, words: readonly Token[]) => {
  const inText = words.toSorted((a, b) => a.start - b.start);
  const [from, to] = [inText[0], inText.at(-1)];
  return from && to ? `“${source.slice(from.start, to.end)}”` : '';
};

/** "You say “lowers”; the book says “raises”." */
export function contradictionNote({ kind, wanted, given }: Contradiction, point: ReadText, answer: ReadText): string {
  const [book, own] = [wordsOf(point.source, wanted), wordsOf(answer.source, given)];
  if (kind === 'exchanged') return 'The parts have changed places.';
  if (kind === 'sides') return 'You give to one side what the book says of the other.';
  if (kind === 'hedged') return 'You say one thing and its opposite.';
  if (book === '' || own === '') return 'You say the contrary of what the book says.';
  if (kind !== 'denied') return `You say ${own}; the book says ${book}.`;
  return given[0]?.denied ? `You deny ${own}; the book says that it is so.` : `You say ${own}; the book denies it.`;
}

/** "You say “proven” where the book says “proposed”." */
export function substitutionNote(replaced: readonly Substitution[], point: ReadText, answer: ReadText): string {
  const first = replaced.reduce((a, b) => (b.share > a.share ? b : a));
  if (first.wanted.length === 0)
    return `You add ${wordsOf(answer.source, first.given)}, which the book’s answer doesn’t say.`;
  return `You say ${wordsOf(answer.source, first.given)} where the book says ${wordsOf(point.source, first.wanted)}.`;
}

/** The point's parts that the answer does not say: "Missing: “to an authority figure”."; null where all is said or nothing. */
export function missingNote({ point, asked }: PointContext, answer: ReadText): string | null {
  const pairs = pairWords(point.content, answer.content);
  const unsaid = (word: Token, i: number) => !asked[i] && word.weight >= 1 && (pairs[i]?.agreement ?? 0) < STANDS_FOR;
  const wanted = point.content.filter((word, i) => !asked[i] && word.weight >= 1);
  const open = point.content.filter(unsaid);
  if (open.length === 0 || open.length === wanted.length) return null;
  const parts: Token[][] = [];
  for (const word of open) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const near = last && point.tokens.indexOf(word) - point.tokens.indexOf(last) <= GAP && last.clause === word.clause;
    const between = last && point.content.slice(point.content.indexOf(last) + 1, point.content.indexOf(word));
    if (part && near && between?.every((other) => other.weight < 1)) part.push(word);
    else parts.push([word]);
  }
  const shown = parts.toSorted((a, b) => b.length - a.length).slice(0, PARTS);
  const inOrder = parts.filter((part) => shown.includes(part)).map((part) => wordsOf(point.source, part));
  return `Not said yet: ${inOrder.join(' and ')}.`;
}
