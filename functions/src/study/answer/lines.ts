/** The line above the passages: the book's own sentence where it surely answers; two definitions for a comparison. */
import type { Book } from '../../book/model.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { quotable } from '../../book/sentences.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { ClaimedQuote } from '../engine.ts';
import { lineAt } from '../find/line.ts';
import model from '../find/model.json' with { type: 'json' };
import { findPassages, type Search } from '../find/passages.ts';
import { readQuestion } from '../find/question.ts';
import { type Odds, oddsOf } from '../find/states.ts';
import { escapeMarkdown } from '../markdown.ts';

export interface Line {
  /** Markdown with its marks. */
  text: string;
  quotes: ClaimedQuote[];
  /** Indices in `index.sentences` of what it says. */
  sentences: number[];
}

/** What a line is taken from. */
interface Material {
  book: Book;
  index: BookIndex;
  facts: KnowledgeBase | null;
}

/** The sentences that the book's facts are read from as definitions of what is asked about. */
const statedBy = (facts: KnowledgeBase | null, { question: { subject } }: Search): ReadonlySet<number> =>
  new Set(subject === null ? [] : facts?.definitionsOf(subject).map(({ stored }) => stored.first));

/** The line of a search; null where none would be surely right. */
export function lineOf(search: Search, odds: Odds, { book, index, facts }: Material): Line | null {
  const { sides } = search.question;
  if (sides) return comparison(sides, { book, index, facts });
  const at = lineAt(search, index, statedBy(facts, search));
  return at === null || !isSure(search, odds) ? null : asLine([at], book, index);
}

/** A definition is one by its form, where the book answers at all; a fact must be likely to be the one asked for. */
const isSure = ({ question }: Search, odds: Odds): boolean =>
  question.kind === 'definition' ? odds.answers >= model.thresholds.mayHelp : odds.line >= model.thresholds.line;

/** Both things that are compared, each in the sentence that surely says what it is. */
function comparison(sides: readonly [string, string], { book, index, facts }: Material): Line | null {
  const places = sides.map((side) => {
    const search = findPassages(readQuestion(side, index), index);
    const at = search.question.kind === 'definition' ? lineAt(search, index, statedBy(facts, search)) : null;
    return at !== null && isSure(search, oddsOf(search, index)) ? at : null;
  });
  const [first, second] = places;
  if (first == null || second == null) return null;
  return asLine(first === second ? [first] : [first, second], book, index);
}

function asLine(places: readonly number[], book: Book, index: BookIndex): Line | null {
  const sentences = places.flatMap((at) => index.sentences[at] ?? []);
  const quotes = sentences.map((sentence) => quotable(book, sentence));
  const text = sentences.map((sentence, at) => `${escapeMarkdown(sentence.text)} [${at + 1}]`).join('\n\n');
  return quotes.length === 0 ? null : { text, quotes, sentences: [...places] };
}
