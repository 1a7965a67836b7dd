/** Which part of the book a text asks for: a chapter, a section, a page or all of it. */
import { readNumber } from '../../book/chapter-numbers.ts';
import type { Section } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import { digitOf } from '../../book/numerals.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import type { PackCode } from '../../language/codes.ts';
import { everywhere } from '../../language/match.ts';
import type { Requests } from '../../language/parts/requests.ts';
import { readQuestion } from './question.ts';
import { isFrameIn, isFrameTerm, isStopIn, isStopTerm, packsOf } from './words.ts';

/** A title as the suggested questions quote it. */
const QUOTED = /["“„«]([^"“”„«»]{1,200})["”“»]/u;

/** The title that a question quotes. */
export const titleQuoted = (text: string): string | undefined => QUOTED.exec(text)?.[1];

export type SummaryRequest = { section: Section } | { page: number } | { book: true } | { missing: true };

/** The section, the page or the whole book that a text asks a summary of; null if it asks for something else. */
export function summaryRequest(text: string, index: BookIndex, book: Book): SummaryRequest | null {
  const requests = requestsOf(text, index.language);
  const page = pageRequest(text, index, book, requests);
  if (page) return page;
  const asking = requests.filter(({ summary }) => summary.asks.test(text));
  if (asking.length === 0) return null;
  const chapters = index.sections.filter((section) => section.number !== undefined);
  for (const { summary, ordinals, last } of asking) {
    const ordinal = summary.nth.exec(text)?.[1]?.toLowerCase();
    if (!ordinal) continue;
    const section = last.includes(ordinal) ? chapters.at(-1) : chapters[ordinals.indexOf(ordinal)];
    return section ? { section } : { missing: true };
  }
  const surely = requests.some(({ summary }) => summary.surely.test(text));
  const titled = surely ? sectionTitled(titleQuoted(text), index) : undefined;
  if (titled) return { section: titled };
  for (const one of asking) {
    const name = one.summary.part
      .exec(text)
      ?.slice(1)
      .find((group) => group)
      ?.trim();
    const found = name ? byName(name, index, chapters, one) : null;
    if (found) return found;
  }
  const division = asking.map(({ summary }) => summary.division?.exec(text)?.[1]).find((found) => found);
  const divided = division && sectionNamed(new Set(termsOf(division, index.language)), index);
  if (divided) return { section: divided };
  const ofBook = surely && asking.map(({ summary }) => summary.topics?.ofBook.exec(text)).some((found) => found);
  if (ofBook) return null;
  if (surely && requests.some(({ summary }) => summary.book.test(text))) return { book: true };
  if (!surely) return null;
  const bare = asking.reduce((left, { summary }) => left.replace(everywhere(summary.asks), ' '), text);
  const told = toldIn(bare, index);
  const section = sectionNamed(told, index);
  return section && { section };
}

/** The terms of a text that say what it is about. */
function toldIn(text: string, index: BookIndex): ReadonlySet<string> {
  const packs = packsOf(text, index.language);
  const tells = (word: string) => !isStopIn(word, packs) && !isFrameIn(word, packs);
  return new Set(
    wordsOf(text.toLowerCase())
      .filter(tells)
      .flatMap((word) => termsOf(word, index.language)),
  );
}

/** A title of more words is named by this share of them. */
const NAMED = 0.5;

/** The section whose title holds all that is told; null where none does. */
function sectionNamed(told: ReadonlySet<string>, index: BookIndex): Section | null {
  if (told.size === 0) return null;
  const names = (term: string) =>
    !isStopTerm(term, index.language) && !isFrameTerm(term, index.language) && !/^\p{Nd}+$/u.test(term);
  let best: { section: Section; share: number } | null = null;
  for (const section of index.sections) {
    if (section.kind !== 'chapter') continue;
    const title = new Set(termsOf(section.title, index.language).filter(names));
    const share = told.size / (title.size || 1);
    if (share >= NAMED && [...told].every((term) => title.has(term)) && share > (best?.share ?? 0))
      best = { section, share };
  }
  return best?.section ?? null;
}

/** What the languages that a text may be in know of such requests. */
const requestsOf = (text: string, book: PackCode): Requests[] =>
  packsOf(text, book).flatMap(({ requests }) => requests ?? []);

/** "What does page 12 say?": the page with that number printed on it, else the one of that number in the file. */
function pageRequest(text: string, index: BookIndex, book: Book, requests: readonly Requests[]): SummaryRequest | null {
  const found = requests.map(({ summary }) => summary.page.exec(text)).find((one) => one);
  const digits = found?.[1]?.replace(/\p{Nd}/gu, digitOf);
  if (!found || !digits) return null;
  const rest = requests.reduce((left, { summary }) => left.replace(summary.asks, ' '), text.replace(found[0], ' '));
  if (readQuestion(rest, index).tells) return null;
  const page =
    book.pages.find(({ label }) => label === digits) ?? book.pages.find(({ number }) => number === Number(digits));
  return page ? { page: page.number } : { missing: true };
}

function byName(
  name: string,
  index: BookIndex,
  chapters: Section[],
  { numbers, summary }: Requests,
): SummaryRequest | null {
  if (/^\d+(?:\.\d+)+/.test(name)) {
    const section = sectionNumbered(name, index);
    return section ? { section } : { missing: true };
  }
  const number = numberIn(name, numbers);
  if (number !== null) {
    const section = chapters.find((chapter) => chapter.number === number) ?? sectionNumbered(name, index);
    return section ? { section } : { missing: true };
  }
  const wanted = new Set(termsOf(name.replace(summary.before, ''), index.language));
  const fit = (section: Section) => {
    const title = new Set(termsOf(section.title, index.language));
    const common = [...wanted].filter((term) => title.has(term)).length;
    return common / (new Set([...wanted, ...title]).size || 1);
  };
  const best = index.sections.filter((section) => section.kind === 'chapter').toSorted((a, b) => fit(b) - fit(a))[0];
  return best && fit(best) >= 0.5 ? { section: best } : null;
}

const lettersOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** The section with exactly this title, however its letters and quote marks are written. */
function sectionTitled(title: string | undefined, index: BookIndex): Section | undefined {
  const letters = lettersOf(title ?? '');
  return letters === '' ? undefined : index.sections.find((section) => lettersOf(section.title) === letters);
}

function numberIn(name: string, numbers: readonly string[]): number | null {
  const word = numbers.indexOf(name.toLowerCase().split(/\s/)[0] ?? '');
  if (word >= 0) return word + 1;
  return readNumber(`chapter ${name}`);
}

/** The section with a number ("6.3"): in its title, or printed before it where an outline leaves it out. */
function sectionNumbered(name: string, index: BookIndex): Section | undefined {
  const number = /^\d+(?:\.\d+)*/.exec(name)?.[0];
  if (!number) return undefined;
  const opens = new RegExp(`^${number.replaceAll('.', '\\.')}\\.?\\s+\\p{L}`, 'u');
  const heading = index.sentences.find(({ kind, text }) => kind === 'heading' && opens.test(text));
  return index.sections.find(({ title }) => opens.test(title)) ?? index.sections[heading?.section ?? -1];
}
