/** The library: what a student uploaded, and what was found in it. */
import * as z from 'zod/mini';
import { MAX_BOOK_BYTES, MAX_PAGES, MAX_TITLE_CHARS, TRANSCRIBED_AT_ONCE } from './limits.ts';
import { madeId } from './made-id.ts';

/** `reading`: the pages are being read, it can be opened meanwhile. `ready`: read. `failed`: could not be read; still can be looked at. */
export const ReadingState = z.enum(['reading', 'ready', 'failed']);
export type ReadingState = z.infer<typeof ReadingState>;

/** First and last page, 1-based, both included. */
export const PageRange = z.tuple([z.int(), z.int()]);
export type PageRange = z.infer<typeof PageRange>;

/** Languages whose words can be read from pictures without a model: those that packages carry reading data of. */
export const PICTURE_LANGUAGES = ['en', 'fr'] as const;
export type PictureLanguage = (typeof PICTURE_LANGUAGES)[number];

/**
 * `waiting`: its turn will come. `reading`: under way. `tomorrow`: the day's pages are used up, it goes on by itself.
 * `stopped`: by the student. `language`: the book is in one that cannot be read from pictures here.
 */
export const PictureState = z.enum(['waiting', 'reading', 'tomorrow', 'stopped', 'language']);

/** How far the reading of pages that are pictures is, on our own machines. */
const PicturesRead = z.object({
  state: PictureState,
  total: z.int(),
  done: z.int(),
  /** About how long the rest takes once it is being read; left out while that is not known. */
  seconds_left: z.optional(z.int()),
  /** BCP 47 tag of the language that the pictures are in, where the state is `language`. */
  language: z.optional(z.string()),
});
type PicturesRead = z.infer<typeof PicturesRead>;

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
  /** Pages whose words were read from their pictures, here or by a model: an estimate. */
  pages_estimated: z.optional(z.array(PageRange)),
  /** Of the pages without text those that are blank, or on which a model found no text either. */
  pages_blank: z.optional(z.array(PageRange)),
  /** Of the estimated pages those that were read here, by no model: their words can be marked on the picture. */
  pages_pictured: z.optional(z.array(PageRange)),
  /** Of the pages without text those that were looked at here, and on which nothing could be read. */
  pages_unread: z.optional(z.array(PageRange)),
  /** The reading of pictures that is not over; left out where none is wanted. */
  pictures: z.optional(PicturesRead),
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

/** Whether something of it is being read, or is about to be, so that it is worth looking again. */
export const isUnderWay = ({ status, pictures }: Pick<Document, 'status' | 'pictures'>): boolean =>
  status === 'reading' || (status === 'ready' && (pictures?.state === 'waiting' || pictures?.state === 'reading'));

/** Whether pages that are pictures are being read here, or will be without anybody doing anything. */
export const awaitsPictures = ({ pictures }: { pictures?: Pick<PicturesRead, 'state'> | null | undefined }): boolean =>
  pictures?.state === 'waiting' || pictures?.state === 'reading' || pictures?.state === 'tomorrow';

/** Pages that are pictures, have not been read by anybody, and were found blank by no model. */
export function unreadPictures(document: Pick<Document, 'status' | 'pages_without_text' | 'pages_blank'>): number[] {
  if (document.status !== 'ready') return [];
  const blank = new Set(pagesIn(document.pages_blank));
  return pagesIn(document.pages_without_text).filter((page) => !blank.has(page));
}

/** Pages that a model can be asked to read: those that nobody has read, and those that were read here, for it may read better. */
export const forTheModel = (
  document: Pick<Document, 'status' | 'pages_without_text' | 'pages_blank' | 'pages_pictured'>,
): number[] => [...unreadPictures(document), ...pagesIn(document.pages_pictured)];

/** Pages that can be read here: pictures that were not looked at yet. */
export function openPictures(
  document: Pick<Document, 'status' | 'pages_without_text' | 'pages_blank' | 'pages_unread'>,
): number[] {
  const seen = new Set(pagesIn(document.pages_unread));
  return unreadPictures(document).filter((page) => !seen.has(page));
}

/** Has pages that are pictures read here, on or again, in a language if the student knows better; or no more of them. */
export const PicturesRequest = z.object({
  reading: z.enum(['on', 'stop']),
  language: z.optional(z.enum(PICTURE_LANGUAGES)),
});
export type PicturesRequest = z.infer<typeof PicturesRequest>;

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
const IncomingId = madeId(16);
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
  /** The first and the last number printed on these pages, where they differ from the file's; left out, too, of what was read before they were kept. */
  from_label: z.optional(z.string()),
  to_label: z.optional(z.string()),
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
