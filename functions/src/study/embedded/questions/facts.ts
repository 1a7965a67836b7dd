/** Everything in a book that can be asked about, found once for all kinds of questions. */
import type { Book } from '../../../book/model.ts';
import { contentWords } from '../../quiz/gate/words.ts';
import { type Action, actionIn } from './actions.ts';
import { type Definition, definitionIn } from './definitions.ts';
import { isGeneric } from './generic.ts';
import { type Listing, listingIn, type Purpose, purposeIn, type Reason, reasonIn } from './reasons.ts';
import { type Source, type Statement, sourceOf } from './source.ts';
import { pointsBack } from './statement.ts';
import { type Token, tag } from './tagger.ts';
import { type Entry, keyOf, termIndexOf } from './term-index.ts';

export interface Fact {
  /** Index into `statements`. */
  statement: number;
  definition?: Definition;
  action?: Action;
  reason?: Reason;
  listing?: Listing;
  purpose?: Purpose;
}

export interface Facts extends Source {
  tokens: Token[][];
  facts: Fact[];
  termIndex: Map<string, Entry>;
  /** The best definition of each term, by the term's key. */
  defined: Map<string, Definition>;
  /** Content words of a statement. */
  wordsOf: (statement: number) => Set<string>;
}

const cache = new WeakMap<Book, Map<string, Facts>>();

/** The facts between two pages of a book in English. Kept for the book object's life. */
export function factsOf(book: Book, from?: number, to?: number): Facts {
  const known = cache.get(book) ?? new Map<string, Facts>();
  cache.set(book, known);
  const range = `${from ?? ''}-${to ?? ''}`;
  const before = known.get(range);
  if (before) return before;
  const found = find(sourceOf(book, from, to));
  known.set(range, found);
  return found;
}

function find(source: Source): Facts {
  const tokens = source.statements.map((statement) => tag(statement.text));
  const tagged = tokens.map((words, i) => ({
    tokens: words,
    chapter: source.statements[i]?.chapter ?? 0,
    section: source.statements[i]?.section ?? -1,
  }));
  const termIndex = termIndexOf(tagged, source.names);
  const facts: Fact[] = [];
  const defined = new Map<string, Definition>();
  tokens.forEach((words, statement) => {
    const definition = definitionIn(words, source.names);
    if (definition && !isCircular(definition)) {
      facts.push({ statement, definition });
      const key = keyOf(definition.term);
      if (!defined.has(key)) defined.set(key, definition);
      return;
    }
    const reason = reasonIn(words, source.names);
    const listing = reason ? null : listingIn(words);
    const purpose = reason || listing ? null : purposeIn(words);
    const action = reason || listing || purpose || pointsBack(words) ? null : actionIn(words, source.names);
    if (reason) facts.push({ statement, reason });
    else if (listing) facts.push({ statement, listing });
    else if (purpose) facts.push({ statement, purpose });
    else if (action) facts.push({ statement, action });
  });
  return { ...source, tokens, facts, termIndex, defined, wordsOf: memoised(source.statements) };
}

/** "A system of equations is a set of equations": the term says it all. */
function isCircular({ term, meaning, genus }: Definition): boolean {
  const told = contentWords(meaning);
  const own = contentWords(`${term} ${genus ?? ''}`);
  const fresh = [...told].filter((word) => !own.has(word)).length;
  return fresh < (genus && !isGeneric(genus) ? 1 : 2);
}

function memoised(statements: readonly Statement[]): (statement: number) => Set<string> {
  const known = new Map<number, Set<string>>();
  return (statement) => {
    const before = known.get(statement);
    if (before) return before;
    const found = contentWords(statements[statement]?.text ?? '');
    known.set(statement, found);
    return found;
  };
}
