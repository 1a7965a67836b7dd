/** Why the right option is right: the book's words and where they stand. */
import { pageOf } from '../../book/pages.ts';
import { pageName } from '../../contract/page-names.ts';
import type { ClaimedQuote } from '../engine.ts';
import { framed, type Reading } from './reading.ts';

/** Where a quote stands; the sentences put it in brackets. */
const placeOf = ({ book }: Pick<Reading, 'book'>, page: number): string =>
  pageName(page, pageOf(book, page)?.label, 'within');

/** What the book says in the place of what a wrong statement says, with its page and words. */
export const instead = (reading: Reading, said: string, shown: string, { page, quote }: ClaimedQuote): string =>
  reading.frames.instead === undefined
    ? because(reading, { page, quote })
    : framed(reading.frames.instead, said, shown, placeOf(reading, page), quote);

export const because = (reading: Reading, ...quotes: readonly ClaimedQuote[]): string =>
  quotes.map(({ page, quote }) => framed(reading.frames.because, placeOf(reading, page), quote)).join(' ');
