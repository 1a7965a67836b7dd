/** The line above the passages: the book's own sentence where it surely answers; two definitions for a comparison. */
import { findQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { textOf } from '../../book/pages.ts';
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { quotable, type Sentence } from '../../book/sentences.ts';
import { flat } from '../../book/wording.ts';
import type { ClaimedQuote } from '../engine.ts';
import { lineAt } from '../find/line.ts';
import type { Search } from '../find/passages.ts';
import type { Odds } from '../find/states.ts';
import { isShown, unitAround } from '../find/units.ts';
import { escapeMarkdown } from '../markdown.ts';
import { UNDER_LINE } from './settings.ts';
import type { Sides } from './sides.ts';

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
}

/**
 * The line of a search; null where none would be surely right. Two things that the book defines are compared by that, however little
 * it says of both together.
 * @param sides what was found of each of two things that are compared
 */
export function lineOf(search: Search, odds: Odds, sides: Sides | null, { book, index }: Material): Line | null {
  const both = sides && comparison(sides, book, index);
  if (both) return both;
  const places = lineAt(search, odds, index);
  return places && asLine(places, book, index);
}

/** Both things that are compared, each in the sentence that surely says what it is. */
function comparison(sides: Sides, book: Book, index: BookIndex): Line | null {
  const [first, second] = sides.map(({ search, odds }) =>
    search.question.kind === 'definition' ? lineAt(search, odds, index) : null,
  );
  return first && second ? asLine([...new Set([...first, ...second])], book, index) : null;
}

/** Whether sentences follow one another. */
const isRun = (places: readonly number[]): boolean => places.every((at, step) => at === (places[0] ?? at) + step);

function asLine(places: readonly number[], book: Book, index: BookIndex): Line | null {
  const sentences = places.flatMap((at) => index.sentences[at] ?? []);
  const list = isRun(places) ? printedList(sentences, book) : null;
  const quotes = list ? [list.quote] : sentences.map((sentence) => quotable(book, sentence));
  const said = sentences.map((sentence, at) => `${escapeMarkdown(sentence.text)} [${at + 1}]`);
  const text = list?.text ?? said.join(isRun(places) ? ' ' : '\n\n');
  const isProved = quotes.length > 0 && quotes.every(({ page, quote }) => findQuote(book, quote, page));
  return isProved ? { text, quotes, sentences: [...places] } : null;
}

/** Sentences of several paragraphs that follow one another on a page: a paragraph a line, cited as one. Null for any others. */
function printedList(sentences: readonly Sentence[], book: Book): { text: string; quote: ClaimedQuote } | null {
  const [first] = sentences;
  const last = sentences.at(-1);
  if (!first || !last || first.paragraph === last.paragraph) return null;
  if (sentences.some(({ page, rest }) => page !== first.page || rest)) return null;
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  const said = [...paragraphs.values()].map((own) => own.map(({ text }) => escapeMarkdown(text)).join(' '));
  return {
    text: `${said.join('\n\n')} [1]`,
    quote: { page: first.page, quote: flat(textOf(book, first.page, first.start, last.end)) },
  };
}

/**
 * What is shown under a line: of its paragraph what follows it, then what comes before it, few words of each. Of two
 * sentences that don't follow one another what follows each.
 * @returns indices in `index.sentences`, a list a passage
 */
export function underLine({ sentences }: Line, index: BookIndex): number[][] {
  const sides = isRun(sentences) ? ([1, -1] as const) : ([1] as const);
  const said = new Set(sentences);
  const found = sides.flatMap((step) => sentences.map((at) => inFewWords(at, step, said, index)));
  return found.filter((places) => places.length > 0);
}

/** The sentences next to one, in its paragraph or list and in the order of the book. */
function inFewWords(at: number, step: 1 | -1, said: ReadonlySet<number>, index: BookIndex): number[] {
  const { first, last } = unitAround(at, index);
  const places: number[] = [];
  let words = 0;
  for (let next = at + step; next >= first && next <= last && !said.has(next); next += step) {
    if (!isShown(next, index)) continue;
    words += countWords(index.sentences[next]?.text ?? '');
    if (words > UNDER_LINE.words) break;
    places.push(next);
  }
  return step === 1 ? places : places.reverse();
}
