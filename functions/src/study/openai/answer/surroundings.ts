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
  return {
    question,
    around: [book.title ?? '', ...titles, ...pages.map(({ text }) => text)].join('\n'),
    pages: pages.flatMap(({ number, label }) => [String(number), ...(label === undefined ? [] : [label])]),
  };
}
