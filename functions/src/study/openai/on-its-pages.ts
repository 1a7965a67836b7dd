/** A quote of a model as it can be proved: on the page where it stands; of one over the turn of a page, both halves. */
import { findQuote, hasSubstance, verifyQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { pageOf, textOf } from '../../book/pages.ts';
import type { ClaimedQuote } from '../engine.ts';

/** @returns the quote, or both of its halves that say something, each word for word on its page; null where it stands nowhere */
export function onItsPages(book: Book, { page, quote }: ClaimedQuote): [ClaimedQuote, ...ClaimedQuote[]] | null {
  const found = findQuote(book, quote, page);
  if (!found) return null;
  if (!found.rest) return [{ page: found.page, quote }];
  const halves = [found, found.rest].map((half) => ({
    page: half.page,
    quote: textOf(book, half.page, half.start, half.end).replace(/\s+/g, ' ').trim(),
  }));
  const [first, ...more] = halves.filter((half) => {
    const printed = pageOf(book, half.page);
    return printed && hasSubstance(half.quote) && verifyQuote(printed, half.quote);
  });
  return first ? [first, ...more] : [{ page: found.page, quote }];
}
