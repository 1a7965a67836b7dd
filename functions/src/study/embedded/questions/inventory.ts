/** The terms of a book: how often, where, in what company and in what form they stand. */
import stem from 'wink-porter2-stemmer';
import { isNamable, NOUNISH, numberOf, pointless } from './noun.ts';
import type { Token } from './tagger.ts';
import { lowered, type Names } from './term.ts';

export interface Entry {
  /** As it stands inside a sentence. */
  term: string;
  count: number;
  /** Statements (indices) that hold it. */
  statements: number[];
  /** How often it stands in each chapter. */
  chapters: Map<number, number>;
  plural: boolean;
  name: boolean;
  /** Whether "who" follows it anywhere, or its form tells a person. */
  person: boolean;
  /** Words found right before it, lower-cased. */
  before: Set<string>;
  /** Its head noun, in its base form. */
  head: string;
  words: number;
}

export interface TaggedStatement {
  tokens: Token[];
  chapter: number;
}

/** Longest noun phrase that counts as one term. */
const MAX_WORDS = 4;

/** Key under which singular and plural, capital and small spellings of a term meet. */
export function keyOf(term: string): string {
  return term
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word))
    .join(' ');
}

/** All noun phrases that could be asked for, by their key. */
export function inventoryOf(statements: readonly TaggedStatement[], names: Names): Map<string, Entry> {
  const found = new Map<string, Entry>();
  statements.forEach(({ tokens, chapter }, index) => {
    for (const { from, to } of nounPhrases(tokens)) note(found, tokens, from, to, { index, chapter }, names);
  });
  return found;
}

function note(
  found: Map<string, Entry>,
  tokens: readonly Token[],
  from: number,
  to: number,
  place: { index: number; chapter: number },
  names: Names,
): void {
  const span = tokens.slice(from, to);
  const head = span.at(-1);
  if (!head) return;
  const term = lowered(span, names);
  const key = keyOf(term);
  let entry = found.get(key);
  if (!entry) {
    const name = span.every((token) => /^\p{Lu}/u.test(token.text)) && names(head.text);
    const person = /(?:ists?|ologers?|icians?)$/.test(head.text.toLowerCase());
    entry = {
      term,
      count: 0,
      statements: [],
      chapters: new Map(),
      plural: numberOf(head) === 'plural',
      name,
      person,
      before: new Set(),
      head: head.lemma.toLowerCase(),
      words: span.filter((token) => NOUNISH.test(token.pos)).length,
    };
    found.set(key, entry);
  }
  entry.count++;
  if (entry.statements.at(-1) !== place.index) entry.statements.push(place.index);
  entry.chapters.set(place.chapter, (entry.chapters.get(place.chapter) ?? 0) + 1);
  entry.before.add(tokens[from - 1]?.text.toLowerCase() ?? '');
  if (/^who$/i.test(tokens[to]?.text ?? '')) entry.person = true;
}

/** Runs of adjectives and nouns that end in a noun, at most four words, without what only points or compares. */
export function nounPhrases(tokens: readonly Token[]): { from: number; to: number }[] {
  const phrases: { from: number; to: number }[] = [];
  let at = 0;
  while (at < tokens.length) {
    if (!isInside(tokens, at)) {
      at++;
      continue;
    }
    let to = at;
    while (to < tokens.length && isInside(tokens, to)) to++;
    let from = at;
    at = to;
    while (to > from && !/^(?:NOUN|PROPN)$/.test(tokens[to - 1]?.pos ?? '')) to--;
    while (from < to && (pointless(tokens[from]) || tokens[from]?.text === '-')) from++;
    const words = tokens.slice(from, to).filter((token) => NOUNISH.test(token.pos)).length;
    if (words >= 1 && words <= MAX_WORDS && isNamable(tokens.slice(from, to))) phrases.push({ from, to });
  }
  return phrases;
}

const isInside = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  if (!token) return false;
  if (token.text === '-') return !token.spaced && !(tokens[at + 1]?.spaced ?? true);
  return NOUNISH.test(token.pos) && /\p{L}/u.test(token.text);
};
