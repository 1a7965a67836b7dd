/** The library: what a student uploaded, and what was found in it. */
import * as z from 'zod/mini';
import { MAX_BOOK_BYTES, MAX_PAGES, MAX_TITLE_CHARS, TRANSCRIBED_AT_ONCE } from './limits.ts';

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
  /** Pages whose words a model read from their pictures: an estimate. */
  pages_estimated: z.optional(z.array(PageRange)),
  /** Of the pages without text those on which a model found none either. */
  pages_blank: z.optional(z.array(PageRange)),
  /** BCP 47 tag of the language most of the text is in, or null where it could not be told. */
  language: z.nullable(z.string()),
  /** Why it could not be read, for the student; only where `status` is `failed`. */
  problem: z.optional(z.string()),
});
export type Document = z.infer<typeof Document>;

/** The numbers of the pages in these ranges. */
const pagesIn = (ranges: readonly PageRange[] = []): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** Whether it was read and not a single page has text that could be: then nothing can be answered from it. */
export const hasNoText = ({ status, pages, pages_without_text: missing }: Document): boolean =>
  status === 'ready' && pagesIn(missing).length === pages;

/** Pages that only a model could read, from their pictures, and that none has looked at yet. */
export function unreadPictures(document: Pick<Document, 'status' | 'pages_without_text' | 'pages_blank'>): number[] {
  if (document.status !== 'ready') return [];
  const blank = new Set(pagesIn(document.pages_blank));
  return pagesIn(document.pages_without_text).filter((page) => !blank.has(page));
}

/** Which of the pages without text a model shall read; left out: the first ones that none has looked at yet. */
export const TranscribeRequest = z.object({
  pages: z.optional(
    z.array(z.int().check(z.minimum(1), z.maximum(MAX_PAGES))).check(z.minLength(1), z.maxLength(TRANSCRIBED_AT_ONCE)),
  ),
});
export type TranscribeRequest = z.infer<typeof TranscribeRequest>;

export const Transcribed = z.object({
  document: Document,
  /** Pages of this call that could not be read this time. */
  unread: z.array(z.int()),
});
export type Transcribed = z.infer<typeof Transcribed>;

/** Another title for a book; the file keeps its name. */
export const RenameRequest = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TITLE_CHARS)),
});

/** A large file that the browser has sent to `users/{uid}/incoming/{id}` in Storage: `id` as this call made it up, `name` the file's. */
const IncomingId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const IncomingRequest = z.object({
  id: IncomingId,
  name: z.string().check(z.maxLength(1_000)),
});
export type IncomingRequest = z.infer<typeof IncomingRequest>;

/** A file that is to be sent straight to Storage: the id that it will wait under, and its length in bytes. */
export const SessionRequest = z.object({
  id: IncomingId,
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_BOOK_BYTES)),
});
/** Where it is to be sent, as Google Cloud Storage's resumable sessions go; null where a file of that id has arrived already. */
export const Session = z.object({ url: z.nullable(z.string()) });

/** One chapter or section of a book, in the order of the book. */
export const OutlineEntry = z.object({
  title: z.string(),
  /** 1 for a chapter, 2 for a section in it, … */
  level: z.int(),
  from: z.int(),
  /** Last page, included. */
  to: z.int(),
  /** Cover, contents, notes, index and their like: nothing to ask about. */
  apart: z.optional(z.literal(true)),
});
export type OutlineEntry = z.infer<typeof OutlineEntry>;

export const DocumentInfo = z.object({
  file_id: z.string(),
  title: z.string(),
  document: Document,
  outline: z.array(OutlineEntry),
});
export type DocumentInfo = z.infer<typeof DocumentInfo>;
