/** The library: what a student uploaded, and what was found in it. */
import * as z from 'zod/mini';

/** `reading`: the pages are being read, it can be opened meanwhile. `ready`: read. `failed`: could not be read; still can be looked at. */
export const ReadingState = z.enum(['reading', 'ready', 'failed']);
export type ReadingState = z.infer<typeof ReadingState>;

/** First and last page, 1-based, both included. */
export const PageRange = z.tuple([z.int(), z.int()]);
export type PageRange = z.infer<typeof PageRange>;

export const Document = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  bytes: z.int(),
  pages: z.int(),
  status: ReadingState,
  /** How many pages have been read so far; equals `pages` when ready. */
  pages_read: z.int(),
  /** Pages on which no text could be read (pictures, or fonts without a map), as ranges. */
  pages_without_text: z.array(PageRange),
  /** BCP 47 tag of the language most of the text is in, or null where it could not be told. */
  language: z.nullable(z.string()),
  /** Why it could not be read, for the student; only where `status` is `failed`. */
  problem: z.optional(z.string()),
});
export type Document = z.infer<typeof Document>;

/** One chapter or section of a book, in the order of the book. */
export const OutlineEntry = z.object({
  title: z.string(),
  /** 1 for a chapter, 2 for a section in it, … */
  level: z.int(),
  from: z.int(),
  /** Last page, included. */
  to: z.int(),
});
export type OutlineEntry = z.infer<typeof OutlineEntry>;

export const DocumentInfo = z.object({
  file_id: z.string(),
  title: z.string(),
  document: Document,
  outline: z.array(OutlineEntry),
});
export type DocumentInfo = z.infer<typeof DocumentInfo>;
