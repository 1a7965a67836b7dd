import { around, wordsIn } from '../../book/around.ts';
import { verifyQuote } from '../../book/evidence/index.ts';
import { pageOf } from '../../book/pages.ts';
import type { ContextRequest, QuoteContext } from '../../contract/book.ts';
import { loadBook } from '../../stores/book-text.ts';

/** What a preview holds in all, about; a longer quote still has some words on each side. */
const WORDS = 40;
const LEAST = 6;

/**
 * The words around a quote on its page. Only of a quote that stands there word for word.
 * @throws AppError `not_found` where the student has no such book
 */
export async function quoteInContext(uid: string, id: string, { page, quote }: ContextRequest): Promise<QuoteContext> {
  const { book } = await loadBook(uid, id);
  const there = pageOf(book, page);
  const at = there && verifyQuote(there, quote);
  if (!there || !at) return { found: null };
  const side = Math.max(LEAST, Math.round((WORDS - wordsIn(quote)) / 2));
  return { found: around(there, at.start, at.end, side, side) };
}
