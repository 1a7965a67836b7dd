/** Places of a book that a question names: a part of it, a page, a figure, what the last answer cited. */
import type { Section } from '../../../book/chapters.ts';
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { AnswerInput } from '../../engine.ts';
import { summaryRequest, titleQuoted } from '../../find/section-asked.ts';
import { headingNamed } from './headings.ts';
import { likeness, sectionNamed } from './outline.ts';
import type { Understood } from './understand.ts';

/** A section, one that no outline has (`untold`), pages of one number, or the whole book. */
export type Part =
  | { section: Pick<Section, 'from' | 'start' | 'to' | 'end'>; untold?: true }
  | { page: number }
  | { book: true };

/** The part of the book that a question asks for as a whole, by its own words or as it was understood; null for any other question. */
export function partAsked(question: string, book: Book, index: BookIndex, meant?: Understood): Part | null {
  const request = summaryRequest(question, index, book);
  if (request && ('page' in request || 'book' in request)) return request;
  const section = request && 'section' in request ? request.section : undefined;
  const name = meant?.kind === 'summary' ? meant.section : null;
  if (name === 'book' && !section) return { book: true };
  return partNamed(name ?? (section && titleQuoted(question)), section, question, index);
}

/** What stands under a title on the pages, where a name is more like it than like any section's; else that section. */
function partNamed(name: string | null | undefined, found: Section | undefined, question: string, index: BookIndex) {
  const section = found ?? (name && name !== 'book' ? sectionNamed(name, index) : undefined);
  const titled = name ? headingNamed(name, question, index) : undefined;
  if (name && titled && (!section || titled.like > likeness(name, section.title, index))) {
    const [first, last] = [titled.heading.first, titled.heading.last].map((at) => index.sentences[at]);
    if (first && last)
      return { section: { from: first.page, start: first.start, to: last.page, end: last.end }, untold: true as const };
  }
  return section ? { section } : null;
}

/** Sentences that open a paragraph, of a part that is too long to be sent whole. */
const OPENING_SENTENCES = 1;

/** The sentences of a part, all of them where there is room; else its definitions and the openings of its paragraphs, evenly. */
export function placesOfPart(part: Part, index: BookIndex, room: number, knowledge?: KnowledgeBase): number[] {
  const all = index.sentences.flatMap(({ kind }, at) =>
    ['prose', 'fragment', 'code', 'caption'].includes(kind) && isWithin(part, at, index) ? [at] : [],
  );
  if (charsOf(all, index) <= room) return all;
  const within = new Set(all);
  const defined = (knowledge?.ofKind('definition') ?? []).flatMap(({ stored }) =>
    within.has(stored.first) ? [stored.first] : [],
  );
  const opening = all.filter((at) => {
    const { paragraph, kind } = index.sentences[at] ?? {};
    return kind === 'prose' && index.sentences[at - OPENING_SENTENCES]?.paragraph !== paragraph;
  });
  const chosen = new Set<number>();
  let left = room;
  for (const places of [evenly(defined, index, left / 2), evenly(opening, index, left)]) {
    for (const at of places) {
      const chars = (index.sentences[at]?.text.length ?? 0) + 1;
      if (chosen.has(at) || chars > left) continue;
      chosen.add(at);
      left -= chars;
    }
  }
  return [...chosen].toSorted((a, b) => a - b);
}

/** How many characters sentences have. */
export const charsOf = (places: readonly number[], { sentences }: BookIndex): number =>
  places.reduce((sum, at) => sum + (sentences[at]?.text.length ?? 0) + 1, 0);

/** As many of these sentences as fit, taken from all over. */
function evenly(places: readonly number[], index: BookIndex, room: number): number[] {
  const step = Math.max(1, charsOf(places, index) / Math.max(1, room));
  return places.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function isWithin(part: Part, at: number, index: BookIndex): boolean {
  const { page, start } = index.sentences[at] ?? { page: 0, start: 0 };
  if ('page' in part) return page === part.page;
  if ('book' in part) return true;
  const { from, to, start: first, end } = part.section;
  return (page > from || (page === from && start >= first)) && (page < to || (page === to && start < end));
}

/** A figure that is named is looked for in so many sentences. */
const FIGURE_SENTENCES = 4;

/** Sentences that are to be among the excerpts: of a page or figure that is named, and those that the last answer cited. */
export function sureFor(meant: Understood, { book, index, history }: AnswerInput & { index: BookIndex }): number[] {
  const { page, figure } = meant;
  const numbered = book.pages.find(({ label }) => page !== null && label === String(page))?.number ?? page;
  const onPage =
    numbered === null ? [] : index.sentences.flatMap((sentence, at) => (sentence.page === numbered ? [at] : []));
  const named = figure?.toLowerCase().replace(/\s+/g, ' ').trim() ?? '';
  const ofFigure =
    named === ''
      ? []
      : index.sentences
          .flatMap(({ text }, at) => (text.toLowerCase().includes(named) ? [at] : []))
          .slice(0, FIGURE_SENTENCES);
  const cited = (history.at(-1)?.citations ?? []).flatMap(({ page, quote }) => placesOfQuote(book, index, page, quote));
  return [...onPage, ...ofFigure, ...cited];
}

function placesOfQuote(book: Book, index: BookIndex, page: number, quote: string): number[] {
  const found = findQuote(book, quote, page);
  if (!found) return [];
  // A sentence over the turn of a page is cited by its halves.
  const holds = (own: { page: number; start: number; end: number }) =>
    own.page === found.page && own.start < found.end && own.end > found.start;
  return index.sentences.flatMap((sentence, at) =>
    holds(sentence) || (sentence.rest && holds(sentence.rest)) ? [at] : [],
  );
}
