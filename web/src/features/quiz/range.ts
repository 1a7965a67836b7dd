import type { ChapterStanding } from '@contract/coverage.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { pageNumbers } from '@contract/page-names.ts';
import { quiz as words } from '@/config/texts/quiz.ts';
import { formatNumber } from '@/lib/format.ts';

/**
 * Which pages to ask about: `whole`, `pages` (as typed), the chapters that were never asked about (`new`) or are not sure yet
 * (`shaky`), or those that are ticked or that the address names (`chosen`).
 */
export interface Range {
  choice: 'whole' | 'pages' | 'new' | 'shaky' | 'chosen';
  from: string | undefined;
  to: string | undefined;
  /** Of chosen chapters their pages, "12-40,55-70". */
  pages?: string;
}

export const WHOLE: Range = { choice: 'whole', from: undefined, to: undefined };

/** So many chapters are named; the others are counted. */
const NAMED = 3;

/** Chosen chapters, "12-40,55-70". */
export const PAGES = /^\d{1,4}-\d{1,4}(?:,\d{1,4}-\d{1,4})*$/;

/** What the address asks about: `?about=new`, `?about=shaky`, `?pages=12-40,55-70`; else the whole book. */
export function rangeIn(search: URLSearchParams): Range {
  const about = search.get('about');
  const pages = search.get('pages');
  if (about === 'new' || about === 'shaky') return { ...WHOLE, choice: about };
  return pages && PAGES.test(pages) ? { ...WHOLE, choice: 'chosen', pages } : WHOLE;
}

type Chapters = readonly ChapterStanding[] | undefined;

/** The chapters that a choice by standing holds; none for the other choices. */
const chaptersIn = ({ choice }: Pick<Range, 'choice'>, chapters: Chapters = []): ChapterStanding[] =>
  chapters.filter(({ state }) => state === choice);

/** What the chapters are called that the address names by their pages. */
function titlesOf({ pages = '' }: Range, entries: readonly { title: string; from: number; to: number }[]): string[] {
  const byRange = new Map(entries.toReversed().map((entry) => [pagesOf(entry), entry.title]));
  return pages.split(',').flatMap((range) => byRange.get(range) ?? []);
}

/** First and last page of a chapter, as the request says it. */
export const pagesOf = ({ from, to }: { from: number; to: number }): string => `${from}-${to}`;

/** The pages of the chapters that are ticked. */
export function tickedIn(range: Range, chapters: Chapters): ReadonlySet<string> {
  const { choice, pages = '' } = range;
  return new Set(choice === 'chosen' ? pages.split(',').filter(Boolean) : chaptersIn(range, chapters).map(pagesOf));
}

/** The range with a chapter ticked, or no more; with none left it asks for one. */
export function ticking(range: Range, pages: string, chapters: Chapters): Range {
  const ticked = tickedIn(range, chapters);
  const others = [...ticked].filter((one) => one !== pages);
  const all = ticked.has(pages) ? others : [...others, pages];
  if (all.length === 0) return { ...WHOLE, choice: 'chosen' };
  const inOrder = all.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return { ...WHOLE, choice: 'chosen', pages: inOrder.join(',') };
}

/** How many chapters there are to choose by their standing. */
export const countOf = (state: 'new' | 'shaky', chapters: Chapters): number =>
  chaptersIn({ choice: state }, chapters).length;

/** The request's part that says which pages; empty for the whole book. */
export function rangeQuery(range: Range, chapters: Chapters): { from?: string; to?: string; pages?: string } {
  const { choice, from, to, pages } = range;
  if (choice === 'chosen' && pages) return { pages };
  const some = chaptersIn(range, chapters);
  if (some.length > 0) return { pages: some.map(pagesOf).join(',') };
  return from && to ? { from, to } : {};
}

/** What a quiz is about in words, "3 Locks, pp. 12–40"; undefined for the whole book. */
export function rangeText(range: Range, outline: readonly OutlineEntry[], chapters: Chapters): string | undefined {
  const { choice, from, to, pages } = range;
  if (choice === 'new') return words.config.newOnes;
  if (choice === 'shaky') return words.config.shakyOnes;
  if (choice === 'chosen') {
    if (!pages) return undefined;
    const titles = titlesOf(range, [...outline, ...(chapters ?? [])]);
    const named = titles.slice(0, NAMED).join(' · ');
    if (titles.length > NAMED) return words.config.andMore(named, formatNumber(titles.length - NAMED));
    return titles.length > 0 ? named : words.config.chosenPages(pages.replaceAll('-', '–'));
  }
  if (choice === 'whole' || from === undefined || to === undefined) return undefined;
  return words.config.somePages(from === to, pageNumbers({ from: Number(from), to: Number(to) }));
}

const isPage = (text: string | undefined, pages: number) =>
  text !== undefined && /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= pages;

/** What is wrong with the pages, in words for the student, or null. */
export function rangeProblem(range: Range, pages: number | undefined, chapters: Chapters): string | null {
  const { choice, from, to } = range;
  if (choice === 'chosen') return range.pages ? null : words.config.noChapter;
  if (choice === 'new' || choice === 'shaky')
    return chapters && countOf(choice, chapters) === 0 ? words.config.noneLeft[choice] : null;
  if (choice === 'whole' || pages === undefined) return null;
  const good = isPage(from, pages) && isPage(to, pages) && Number(from) <= Number(to);
  return good ? null : words.config.badPages(formatNumber(pages));
}
