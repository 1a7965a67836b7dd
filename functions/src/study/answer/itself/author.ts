/** Who wrote a book, as its first and last pages say. */
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book, Page } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { wordsOf } from '../../../book/search/terms.ts';
import { pattern } from '../../../language/match.ts';
import { once } from '../../../language/once.ts';
import type { ClaimedQuote } from '../../engine.ts';
import { inAll } from './said.ts';
import { titleOf } from './title.ts';

export interface NamedAuthor {
  /** As printed, without titles and marks. */
  name: string;
  quote: ClaimedQuote;
}

/** A title page, its back and an imprint are among the first of this many pages. */
const FIRST_PAGES = 8;
const MOST_NAMES = 20;
/** A name may be written without a capital once in so many times. */
const RARELY = 3;
const INITIAL = '\\p{Lu}\\.';
const WORD = "\\p{Lu}[\\p{L}'’-]+";

/** What the packs know of it, made when it is first asked for. */
const known = once(() => {
  const particle = `(?:${inAll('particles').join('|')})`;
  const holder = `(?:(?:${inAll('holder').join('|')})\\s+)?`;
  const year = String.raw`(?:19|20)\d\d(?:\s*[–-]\s*(?:19|20)?\d\d)?`;
  return {
    copyright: new RegExp(String.raw`(?:copyright|©|\(c\))[\s©c()]*${holder}(?:${year},?\s*)*${holder}(.+)$`, 'iu'),
    titles: new RegExp(String.raw`^(?:(?:${inAll('titles').join('|')})\b\.?[-\s]*)+`, 'u'),
    name: new RegExp(`^(?:(?:${INITIAL}|${WORD})\\s+){1,4}(?:${particle}\\s+){0,2}${WORD}$`, 'u'),
    nobody: inAll('nobody'),
    written: inAll('written').flat(),
    whoever: inAll('whoever'),
    apart: pattern`\s*(?:,|;|&|\b(?:${inAll('and').join('|')})\b|·)\s*`,
  };
});

/** The authors that the title page, the words "written by" or the copyright line name, the first of these that does. */
export function authorsOf(book: Book, index: BookIndex): NamedAuthor[] {
  const begins = index.sections.find(({ number }) => number !== undefined)?.from ?? FIRST_PAGES;
  const pages = book.pages.slice(0, Math.max(2, Math.min(FIRST_PAGES, begins)));
  const ordinary = ordinaryWords(book);
  const found = (read: (line: string) => string[]) => {
    for (const page of pages) {
      const named = linesOf(page).flatMap(({ text }) => read(text).map((name) => ({ page, text, name })));
      const once = named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
      const proved = once.flatMap(({ page: { number }, text, name }): NamedAuthor[] =>
        verifyQuote(page, text) ? [{ name, quote: { page: number, quote: text } }] : [],
      );
      if (proved.length > 0) return proved.slice(0, MOST_NAMES);
    }
    return [];
  };
  const title = titleOf(book, index)?.text;
  const { copyright } = known();
  const names = (line: string) => (line === title ? [] : namesIn(line, ordinary));
  const first = [
    () => found((line) => writtenBy(line, ordinary)),
    () => found((line) => (copyright.test(line) ? [] : names(line))),
    () => found((line) => names(copyright.exec(line)?.[1]?.replace(/,?\s*(?:19|20)\d\d.*$/u, '') ?? '')),
  ];
  for (const look of first) {
    const authors = look();
    if (authors.length > 0) return authors;
  }
  return [];
}

const linesOf = (page: Page) =>
  page.lines.map((line) => ({ text: page.text.slice(line.start, line.end).replace(/\s+/g, ' ').trim() }));

/** "Written and illustrated by the Folio authors" names them even where no person is named. */
function writtenBy(line: string, ordinary: ReadonlySet<string>): string[] {
  const found = known()
    .written.map((one) => one.exec(line)?.groups?.who)
    .find((who) => who !== undefined);
  const said = found?.replace(/[\s.,;]+$/u, '');
  if (!said || line.split(' ').length > 24) return [];
  const names = namesIn(said, ordinary);
  if (names.length > 0) return names;
  return known().whoever.some((one) => one.test(line)) && said.split(' ').length <= 6 ? [said] : [];
}

/** The names that a line consists of; none where it says anything else. */
function namesIn(line: string, ordinary: ReadonlySet<string>): string[] {
  const { apart, titles } = known();
  const parts = line
    .replace(/[*∗†‡§¶#$+\d]+/gu, ' ')
    .split(apart)
    .map((part) => part.replace(titles, '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => isName(part, ordinary)) ? parts : [];
}

/** Two to six words in capitals or with capital first letters, none of which the book uses as an ordinary word. */
function isName(text: string, ordinary: ReadonlySet<string>): boolean {
  const { name, nobody } = known();
  if (!name.test(text) || nobody.some((one) => one.test(text))) return false;
  return wordsOf(text)
    .filter((word) => word.length > 2 && /^\p{Lu}/u.test(word))
    .every((word) => !ordinary.has(word.toLowerCase()));
}

/** The ordinary words of a book: those it writes without a capital, not just as small capitals or in an address. */
function ordinaryWords(book: Book): Set<string> {
  const counts = new Map<string, { small: number; capital: number }>();
  for (const { text } of book.pages) {
    for (const [word] of text.matchAll(/(?<![^\s"“(])\p{L}{3,}(?=[.,;:!?)”"]?(?:\s|$))/gu)) {
      const lower = word.toLowerCase();
      const count = counts.get(lower) ?? { small: 0, capital: 0 };
      if (word === lower) count.small++;
      else count.capital++;
      counts.set(lower, count);
    }
  }
  return new Set([...counts].filter(([, { small, capital }]) => small * RARELY > capital).map(([word]) => word));
}
