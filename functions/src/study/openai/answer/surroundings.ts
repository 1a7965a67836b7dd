/** What is printed around quotes. */
import { sectionsOf } from '../../../book/chapters.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf } from '../../../book/pages.ts';
import type { ClaimedQuote } from '../../engine.ts';
import type { Surroundings } from './checks.ts';

/** @param quotes proved, each on its page */
export function surroundingsOf(book: Book, quotes: readonly ClaimedQuote[], question: string): Surroundings {
  const pages = quotes.flatMap(({ page }) => pageOf(book, page) ?? []);
  const titles = sectionsOf(book).flatMap(({ title, from, to }) =>
    quotes.some(({ page }) => page >= from && page <= to) ? [title] : [],
  );
  const before = quotes.flatMap(({ page, quote }) => {
    const printed = pageOf(book, page)?.text ?? '';
    const at = placeOf(printed, quote);
    return at < BEFORE
      ? [pageOf(book, page - 1)?.text.slice(at - BEFORE) ?? '', printed.slice(0, at)]
      : [printed.slice(at - BEFORE, at)];
  });
  return {
    question,
    before: [book.title ?? '', ...titles, ...before].join('\n'),
    isName: (word) => isNameIn(book, word),
    isCommon: (word) => {
      const least = Math.max(COMMON.pages, COMMON.share * book.pages.length);
      return book.pages.filter(({ text }) => hasWord(text, word)).length >= least;
    },
    around: [book.title ?? '', ...titles, ...pages.map(({ text }) => text)].join('\n'),
    pages: pages.flatMap(({ number, label }) => [String(number), ...(label === undefined ? [] : [label])]),
  };
}

/**
 * A name on so many of the pages is the book's subject. Of 120 true claims of a stranger 3 more are kept; .05 lets a false name pass, .2
 * keeps one of the three (measured where parts of words counted too). Of a short book a tenth is one page, which every name has.
 */
const COMMON = { share: 0.1, pages: 3 };

/** About four sentences: who "he" is stands no further away. */
const BEFORE = 600;

/** Where a quote begins on its page, told by its first words; the end where they are not found as they are. */
function placeOf(text: string, quote: string): number {
  const words = quote.match(/[\p{L}\p{N}]+/gu)?.slice(0, 5) ?? [];
  const at = text.search(new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'u'));
  return at < 0 ? text.length : at;
}

/** Whether a book prints a word inside sentences, and never without its capital. */
function isNameIn(book: Book, word: string): boolean {
  const plain = word.toLowerCase();
  let inside = false;
  for (const { text } of book.pages) {
    if (hasWord(text, plain)) return false;
    inside ||= text.includes(word) && new RegExp(`[\\p{Ll},;)] ${word}(?![\\p{L}\\p{M}])`, 'u').test(text);
  }
  return inside;
}

const hasWord = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text);
