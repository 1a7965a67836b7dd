/** Words shown to a student stand in a whole phrase: a clause, or a long one's part between two prepositions. Never a fragment. */
import { grammarOf } from './languages.ts';
import type { ReadText, Token } from './text.ts';

/** A clause of so many words is shown whole; of a longer one, the part that matters. */
const WHOLE = 9;

export const sourceOf = (source: string, words: readonly Token[]): string => {
  const inText = words.toSorted((a, b) => a.start - b.start);
  const [from, to] = [inText[0], inText.at(-1)];
  return from && to ? source.slice(from.start, to.end) : '';
};

/** The clauses of a text: parted by marks, and by what joins statements rather than nouns. Each without the word that joins it. */
function clausesOf({ tokens, language, source }: ReadText): Token[][] {
  const { joints, and, or, ends } = grammarOf(language);
  const clauses: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const joins = joints.has(token.text) && ![and, or, ends].some((words) => words.has(token.text));
    if (!last || joins || (token.clause !== last.clause && !isInitial(source, last, token))) clauses.push([]);
    if (!joins) clauses.at(-1)?.push(token);
    last = token;
  }
  return clauses.filter((clause) => clause.some(({ weight }) => weight > 0));
}

/** "Richard A. Becker": the full stop behind one capital ends nothing. */
const isInitial = (source: string, letter: Token, next: Token) =>
  /^\p{Lu}$/u.test(source.slice(letter.start, letter.end)) &&
  /^\.\s\p{Lu}/u.test(source.slice(letter.end, next.start + 1));

/** A long clause cut before its prepositions. */
function partsOf(clause: readonly Token[], { language }: ReadText): Token[][] {
  if (clause.length <= WHOLE) return [[...clause]];
  const { ends, by, turns } = grammarOf(language);
  const parts: Token[][] = [[]];
  for (const token of clause) {
    const opens = ends.has(token.text) || by.has(token.text) || turns.has(token.text);
    if (opens && parts.at(-1)?.some(({ weight }) => weight >= 1)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** Without the words at its ends that only join it to others. */
function trimmed(phrase: readonly Token[], { language }: ReadText): Token[] {
  const { and, or, ends, by, turns } = grammarOf(language);
  const joins = (word: Token) => and.has(word.text) || or.has(word.text);
  const leads = (word: Token) => joins(word) || [ends, by, turns].some((words) => words.has(word.text));
  const from = phrase.findIndex((word) => !joins(word));
  const to = phrase.findLastIndex((word) => !leads(word));
  return phrase.slice(Math.max(0, from), to + 1);
}

/** The phrases of a text that hold any of these words, in its own order; neighbours of one clause are one phrase. */
export function phrasesWith(text: ReadText, words: ReadonlySet<Token>): Token[][] {
  const found: Token[][] = [];
  for (const clause of clausesOf(text)) {
    let open = false;
    for (const part of partsOf(clause, text)) {
      const holds = part.some((token) => words.has(token));
      if (holds && open) found.at(-1)?.push(...part);
      else if (holds) found.push([...part]);
      open = holds;
    }
  }
  return found.map((phrase) => trimmed(phrase, text)).filter((phrase) => phrase.length > 0);
}

/** A clause of so many words is shown whole where two texts are laid beside each other. */
const BESIDE = 16;

/** The clause that holds any of these words, or the phrase of it that does where it is long; null where none does. */
export function clauseWith(text: ReadText, words: ReadonlySet<Token>): Token[] | null {
  const clause = clausesOf(text).find((tokens) => tokens.some((token) => words.has(token)));
  return clause && clause.length <= BESIDE ? trimmed(clause, text) : (phrasesWith(text, words)[0] ?? null);
}
