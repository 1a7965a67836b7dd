/** Looking something up in one book: the words around a quote, and where words stand. All of it is the book's own text. */
import * as z from 'zod/mini';
import { Box } from './evidence.ts';
import { MAX_LOOK_UP_CHARS, MAX_PAGES, MAX_QUESTION_CHARS, MAX_STOP_AGO_MS } from './limits.ts';

/** A quote and the page it stands on, as a citation has them. */
export const ContextRequest = z.object({
  page: z.int().check(z.minimum(1), z.maximum(MAX_PAGES)),
  quote: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_CHARS)),
});
export type ContextRequest = z.infer<typeof ContextRequest>;

/** Words of a page in one line, with what stands before and after them there; '…' where more does. */
export const InContext = z.object({ before: z.string(), words: z.string(), after: z.string() });
export type InContext = z.infer<typeof InContext>;

/** Null where the quote does not stand on that page, word for word. */
export const QuoteContext = z.object({ found: z.nullable(InContext) });
export type QuoteContext = z.infer<typeof QuoteContext>;

export const SearchQuery = z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LOOK_UP_CHARS)) });

export const SearchHit = z.extend(InContext, {
  page: z.int(),
  /** The page number printed on the page, where it differs. */
  label: z.optional(z.string()),
  boxes: z.array(Box),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const BookSearch = z.object({
  total: z.int(),
  /** How many hits each page has that has any, in the order of the book: all of them, also where `hits` ends earlier. */
  pages: z.array(z.object({ page: z.int(), hits: z.int() })),
  /** The first hits, in the order of the book. */
  hits: z.array(SearchHit),
  /** Whether all pages were looked through; false while the book is being read, and where a page is made so that it takes too long. */
  complete: z.boolean(),
});
export type BookSearch = z.infer<typeof BookSearch>;

/** The page that a student stopped at, and how long ago (ms): clocks of devices differ, what they measure does not. */
export const StoppedAt = z.object({
  page: z.int().check(z.minimum(1), z.maximum(MAX_PAGES)),
  ago: z.int().check(z.minimum(0), z.maximum(MAX_STOP_AGO_MS)),
});
export type StoppedAt = z.infer<typeof StoppedAt>;

/** Null where nobody has turned a page of the book yet. */
export const Stop = z.object({ stop: z.nullable(StoppedAt) });
