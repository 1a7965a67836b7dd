/** What of a book is sent with a question: whole paragraphs that fit it, in the order of the book, each with its place. */
import type { Book } from '../../../book/model.ts';
import { printedText } from '../../../book/printed-lines.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { Sentence } from '../../../book/sentences.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import { chosenPassages, findPassages } from '../../find/passages.ts';
import { readQuestion } from '../../find/question.ts';
import { headingsIn } from './headings.ts';
import { definitionsNamed, type Found, maySend, searchBook } from './search.ts';

/** Words of the book as a model gets them: each stretch with the page it begins on, so that it can be quoted. */
export interface Excerpt {
  page: number;
  /** Titles of the sections it stands in, the outermost first. */
  section?: string;
  text: string;
}

/** Stands where sentences between two of an excerpt are left out. */
const LEFT_OUT = '[…]';

/** Of the room, what definitions and places that must be among the excerpts may take together. */
const SURE_SHARE = 0.5;
/** Of the room, what stands under titles that a wording names may take, and how many titles of one wording are looked at. */
const TITLED_SHARE = 0.35;
const TITLES = 1;
/** Of what is left, what goes to whole paragraphs of the best passages; the rest to the best sentences of all passages. */
const WHOLE_SHARE = 0.6;
/** A paragraph that is longer (characters) is sent as the sentences around those that fit. */
const LONG_PARAGRAPH = 1_600;
/** Of a question, an entry of a glossary must hold so much to be sent. */
const ENTRY_HELD = 0.3;
/** A list or table goes on for so many characters behind what introduces it. */
const LIST_CHARS = 1_500;
/** The head of a table is looked for so many rows above. */
const MOST_ROWS = 60;
/** How what introduces a list or table ends. */
const OPENS = /[:：]\s*$/u;

export interface Asked {
  /** The question, and other ways to put it. */
  wordings: readonly string[];
  /** Sentences that are to be among the excerpts whatever the search finds. */
  sure?: readonly number[];
  knowledge?: KnowledgeBase | undefined;
}

/** The excerpts for a question: about `room` characters. Empty where nothing of the question is in the book. */
export function excerptsFor(asked: Asked, book: Book, index: BookIndex, room: number): Excerpt[] {
  return excerptsOf(placesFor(asked, book, index, room), book, index);
}

/** Sentences, by their places in the index, rising. */
export function placesFor({ wordings, sure = [], knowledge }: Asked, book: Book, index: BookIndex, room: number) {
  const found = searchBook(wordings, index);
  const taken = new Taken(index, unreadPages(book), found.held, room);
  const certain = [
    ...sure.map((at) => [at]),
    ...(knowledge ? wordings.flatMap((wording) => definitionsNamed(wording, index, knowledge)) : []),
    ...wordings.slice(0, 1).flatMap((wording) => shownWithoutModel(wording, index)),
  ];
  for (const { first, last } of wordings.flatMap((wording) => headingsIn(wording, index).slice(0, TITLES))) {
    if (taken.used > TITLED_SHARE * room) break;
    taken.stretch(first, last, TITLED_SHARE * room);
  }
  for (const places of certain) {
    if (taken.used > SURE_SHARE * room) break;
    taken.passage(places);
  }
  const whole = taken.used + WHOLE_SHARE * (room - taken.used);
  for (const { passage } of found.passages) {
    if (taken.used >= whole) break;
    const { first, last } = index.passages[passage]!; // ranked passages are passages of the index
    taken.stretch(first, last);
  }
  for (const at of bestSentences(found, index)) {
    if (taken.used >= room) break;
    taken.passage([at]);
  }
  return taken.places();
}

/** The passages that would be shown without a model: the answer is rarely there alone (.900 of the words without them, .903 with). */
const shownWithoutModel = (wording: string, index: BookIndex): number[][] =>
  chosenPassages(findPassages(readQuestion(wording, index), index), index).map(({ sentences }) => sentences);

/** Sentences of all found passages, those that hold most of the question first. */
function bestSentences(found: Found, index: BookIndex): number[] {
  const scores = new Map<number, number>();
  for (const { passage, score } of found.passages) {
    const { first, last } = index.passages[passage]!; // as above
    for (let at = first; at <= last; at++)
      if (!scores.has(at)) scores.set(at, found.held(at) + score / Math.max(1, found.passages[0]?.score ?? 1));
  }
  return [...scores].toSorted(([a, x], [b, y]) => y - x || a - b).map(([at]) => at);
}

/** Pages whose words could not be read, or are still to be read from their pictures. */
const unreadPages = (book: Book): ReadonlySet<number> =>
  new Set(book.pages.flatMap(({ number, quality }) => (quality === 'garbled' || quality === 'none' ? [number] : [])));

/** What has been taken so far, and how much room it takes. */
class Taken {
  readonly #chosen = new Set<number>();
  readonly #index: BookIndex;
  readonly #unread: ReadonlySet<number>;
  readonly #held: Found['held'];
  readonly #room: number;
  used = 0;

  constructor(index: BookIndex, unread: ReadonlySet<number>, held: Found['held'], room: number) {
    this.#index = index;
    this.#unread = unread;
    this.#held = held;
    this.#room = room;
  }

  places(): number[] {
    return [...this.#chosen].toSorted((a, b) => a - b);
  }

  #take(at: number): void {
    if (this.#chosen.has(at) || this.used >= this.#room || !maySend(at, this.#index, this.#unread)) return;
    this.#chosen.add(at);
    this.used += (this.#index.sentences[at]?.text.length ?? 0) + 1;
  }

  /** All sentences from `first` to `last`, and what they announce. */
  stretch(first: number, last: number, most = Number.POSITIVE_INFINITY): void {
    this.#heading(first);
    for (let at = first; at <= last && this.used < most; at++)
      if (!this.#isEntry(at) || this.#held(at, 0) >= ENTRY_HELD) this.#take(at);
    if (!this.#isEntry(last)) this.#announced(last);
  }

  /** Entries of a glossary stand by themselves: their neighbours are neighbours by their letters. */
  #isEntry(at: number): boolean {
    return this.#index.sections[this.#index.sentences[at]?.section ?? -1]?.kind === 'glossary';
  }

  /** Sentences with the paragraph they stand in, or their neighbours there where it is long, and what they announce. */
  passage(places: readonly number[]): void {
    for (const at of places) this.#take(at);
    for (const at of places) {
      if (this.#isEntry(at)) continue;
      this.#heading(at);
      const { first, last } = this.#paragraphOf(at);
      const chars = this.#chars(first, last);
      if (chars <= LONG_PARAGRAPH) for (let one = first; one <= last; one++) this.#take(one);
      else for (const one of [at + 1, at - 1]) if (one >= first && one <= last) this.#take(one);
      this.#announced(Math.max(at, chars <= LONG_PARAGRAPH ? last : at));
    }
  }

  /** What stands behind a lead-in, and the rest of a list or table that was begun. */
  #announced(at: number): void {
    const { sentences } = this.#index;
    const opens = OPENS.test(sentences[at]?.text ?? '');
    const within = sentences[at]?.kind === 'fragment';
    if (!opens && !within) return;
    let chars = 0;
    for (let one = at + 1; chars < LIST_CHARS && this.#sameSection(one, at); one++) {
      if (sentences[one]?.kind !== 'fragment' && !(opens && one === at + 1)) break;
      chars += sentences[one]?.text.length ?? 0;
      this.#take(one);
    }
  }

  /** What rows of a table or list stand under: the first of them, which may name the columns, and what announces it. */
  #heading(at: number): void {
    const { sentences } = this.#index;
    if (sentences[at]?.kind !== 'fragment') return;
    let first = at;
    while (at - first < MOST_ROWS && sentences[first - 1]?.kind === 'fragment' && this.#sameSection(first - 1, at))
      first--;
    const before = sentences[first - 1];
    const announces =
      before && this.#sameSection(first - 1, at) && (before.kind === 'caption' || OPENS.test(before.text));
    if (announces) this.#take(first - 1);
    this.#take(first);
  }

  #sameSection = (one: number, at: number) =>
    this.#index.sentences[one] !== undefined &&
    this.#index.sentences[one]?.section === this.#index.sentences[at]?.section;

  #paragraphOf(at: number): { first: number; last: number } {
    const { sentences } = this.#index;
    const paragraph = sentences[at]?.paragraph;
    let [first, last] = [at, at];
    while (sentences[first - 1]?.paragraph === paragraph) first--;
    while (sentences[last + 1]?.paragraph === paragraph) last++;
    return { first, last };
  }

  #chars(first: number, last: number): number {
    let chars = 0;
    for (let at = first; at <= last; at++) chars += this.#index.sentences[at]?.text.length ?? 0;
    return chars;
  }
}

/**
 * Sentences, by their rising places in the index, as text by page and section, code and rows in their lines; where some are left out
 * between, that shows.
 */
export function excerptsOf(places: readonly number[], book: Book, index: BookIndex): Excerpt[] {
  const unread = unreadPages(book);
  const excerpts: { runs: Sentence[][]; last: number }[] = [];
  for (const at of places) {
    const sentence = index.sentences[at];
    if (!sentence || !maySend(at, index, unread)) continue;
    const open = excerpts.at(-1);
    const before = open && index.sentences[open.last];
    if (open && before && before.section === sentence.section && before.page === sentence.page) {
      if (isAnyBetween(open.last, at, index, unread)) open.runs.push([sentence]);
      else open.runs.at(-1)?.push(sentence);
      open.last = at;
    } else excerpts.push({ runs: [[sentence]], last: at });
  }
  return excerpts.map(({ runs, last }) => {
    const { page, section: at } = index.sentences[last]!; // of a place that was taken
    const section = pathOf(at, index);
    const text = runs.map((run) => printedText(book, run)).join(` ${LEFT_OUT} `);
    return { page, ...(section && { section }), text };
  });
}

const isAnyBetween = (from: number, to: number, index: BookIndex, unread: ReadonlySet<number>): boolean => {
  for (let at = from + 1; at < to; at++) if (maySend(at, index, unread)) return true;
  return false;
};

/** Characters of one title, and what stands between two. */
const TITLE_CHARS = 60;
const BELOW = ' > ';

/** The titles of a section and of those it stands in, the outermost first. */
function pathOf(at: number, { sections }: BookIndex): string | undefined {
  const own = sections[at];
  if (!own) return undefined;
  const path = [own.title];
  let { level } = own;
  for (let above = at - 1; above >= 0 && level > 1; above--) {
    const section = sections[above];
    if (!section || section.level >= level) continue;
    path.unshift(section.title);
    level = section.level;
  }
  return path.map((title) => title.slice(0, TITLE_CHARS)).join(BELOW);
}
