/** The terms of a book: how often, where, in what company and in what form they stand. */
import { stemOf } from '../../quiz/gate/words.ts';
import { ENGLISH } from './english-words.ts';
import { isNamable, NOUNISH, numberOf, pointless } from './noun.ts';
import { join, type Token } from './tagger.ts';
import { lowered, type Names } from './term.ts';

export interface Entry {
  /** Its commonest spelling, as it stands inside a sentence; `plural` tells which number that is. */
  term: string;
  count: number;
  /** Statements (indices) that hold it. */
  statements: number[];
  /** How often it stands in each chapter. */
  chapters: Map<number, number>;
  sections: Set<number>;
  /** How often it is spelled how, in each number. */
  forms: Record<'singular' | 'plural', Map<string, number>>;
  /** Terms (keys) that stand beside it in a list: things of the same kind. */
  siblings: Set<string>;
  /** Terms (keys) that the book gives as other words for it. */
  synonyms: Set<string>;
  plural: boolean;
  name: boolean;
  /** Whether "who" follows it anywhere, or its form tells a person. */
  person: boolean;
  /** Whether "the" stands before it anywhere: no person's name. */
  definite: boolean;
  /** Whether it stands after "a" or "an", and whether it stands without any article. */
  counted: boolean;
  bare: boolean;
  /** How often "of" follows it: a handful, a lack, an amount are always of something. */
  ofs: number;
  /** Its head noun, in its base form. */
  head: string;
  words: number;
}

export interface TaggedStatement {
  tokens: Token[];
  chapter: number;
  section: number;
}

/** Longest noun phrase that counts as one term. */
const MAX_WORDS = 4;
export const DETERMINER = ENGLISH.determiner;

/** What stands between a term and another word for it: "(or", ", also called", "(". */
const SYNONYM = ENGLISH.synonym;

/** Key under which singular and plural, capital and small spellings of a term meet. */
export function keyOf(term: string): string {
  return term
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ');
}

/** All noun phrases that could be asked for, by their key. */
export function termIndexOf(statements: readonly TaggedStatement[], names: Names): Map<string, Entry> {
  const found = new Map<string, Entry>();
  statements.forEach((statement, index) => {
    let last: { entry: Entry; key: string; to: number } | null = null;
    for (const { from, to } of nounPhrases(statement.tokens)) {
      const key = keyOf(lowered(statement.tokens.slice(from, to), names));
      const entry = found.get(key) ?? newEntry(statement.tokens.slice(from, to), names);
      found.set(key, entry);
      note(entry, statement, { from, to, index }, names);
      if (last && last.key !== key && inList(statement.tokens.slice(last.to, from))) {
        last.entry.siblings.add(key);
        entry.siblings.add(last.key);
      }
      if (last && last.key !== key && isSynonym(statement.tokens.slice(last.to, from))) {
        last.entry.synonyms.add(key);
        entry.synonyms.add(last.key);
      }
      last = { entry, key, to };
    }
  });
  for (const entry of found.values()) finalizeTerm(entry);
  return found;
}

/** The commonest spelling of a term in a number, or null where the book doesn't have it in that number. */
export function spelling(entry: Entry, plural: boolean): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [form, count] of entry.forms[plural ? 'plural' : 'singular'])
    if (count > most) [best, most] = [form, count];
  return best;
}

function finalizeTerm(entry: Entry): void {
  const total = (forms: Map<string, number>) => [...forms.values()].reduce((sum, count) => sum + count, 0);
  entry.plural = total(entry.forms.plural) > total(entry.forms.singular);
  entry.term = spelling(entry, entry.plural) ?? entry.term;
  entry.name = entry.term.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function newEntry(span: readonly Token[], names: Names): Entry {
  const head = span.at(-1)!; // a noun phrase has a word at least
  return {
    term: lowered(span, names),
    count: 0,
    statements: [],
    chapters: new Map(),
    sections: new Set(),
    siblings: new Set(),
    synonyms: new Set(),
    forms: { singular: new Map(), plural: new Map() },
    plural: false,
    name: span.every((token) => /^\p{Lu}/u.test(token.text)) && names(head.text),
    person: /(?:ists?|ologers?|icians?)$/.test(head.text.toLowerCase()),
    definite: false,
    counted: false,
    bare: false,
    ofs: 0,
    head: head.lemma.toLowerCase(),
    words: span.filter((token) => NOUNISH.test(token.pos)).length,
  };
}

function note(
  entry: Entry,
  statement: TaggedStatement,
  place: { from: number; to: number; index: number },
  names: Names,
): void {
  const { from, to, index } = place;
  const span = statement.tokens.slice(from, to);
  const forms = entry.forms[numberOf(span.at(-1)!)]; // a noun phrase has a word at least
  const form = lowered(span, names);
  forms.set(form, (forms.get(form) ?? 0) + 1);
  const before = statement.tokens[from - 1]?.text ?? '';
  entry.count++;
  if (entry.statements.at(-1) !== index) entry.statements.push(index);
  entry.chapters.set(statement.chapter, (entry.chapters.get(statement.chapter) ?? 0) + 1);
  entry.sections.add(statement.section);
  if (/^of$/i.test(statement.tokens[to]?.text ?? '')) entry.ofs++;
  if (/^the$/i.test(before)) entry.definite = true;
  if (/^an?$/i.test(before)) entry.counted = true;
  else if (!DETERMINER.test(before)) entry.bare = true;
  if (/^who$/i.test(statement.tokens[to]?.text ?? '')) entry.person = true;
}

const isSynonym = (between: readonly Token[]) => between.length > 0 && !inList(between) && SYNONYM.test(join(between));

/** Whether nothing but a comma, "and", and an article stands between two noun phrases. */
function inList(between: readonly Token[]): boolean {
  if (between.length === 0 || between.length > 3) return false;
  return (
    between.every((token) => /^(?:,|and|an?|the)$/i.test(token.text)) && /^(?:,|and)$/i.test(between[0]?.text ?? '')
  );
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
    while (from < to && ((pointless(tokens[from]) && tokens[from + 1]?.text !== '-') || tokens[from]?.text === '-'))
      from++;
    if (isHalf(tokens, from)) continue;
    const words = tokens.slice(from, to).filter((token) => NOUNISH.test(token.pos)).length;
    if (words >= 1 && words <= MAX_WORDS && isNamable(tokens.slice(from, to))) phrases.push({ from, to });
  }
  return phrases;
}

/** Whether a word begins behind the hyphen of another. */
const isHalf = (tokens: readonly Token[], at: number) => tokens[at - 1]?.text === '-' && tokens[at]?.spaced === false;

const isInside = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  if (!token) return false;
  if (token.text === '-') return !token.spaced && !(tokens[at + 1]?.spaced ?? true);
  return NOUNISH.test(token.pos) && /\p{L}/u.test(token.text);
};
