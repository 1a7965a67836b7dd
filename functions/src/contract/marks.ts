/** What a student marks in a book, and the words that are chosen from. */
import * as z from 'zod/mini';
import { Box } from './evidence.ts';
import {
  MARK_CONTEXT_CHARS,
  MAX_CHOICE_CHARS,
  MAX_CHOICE_WORDS,
  MAX_MARK_PARTS,
  MAX_NOTE_CHARS,
  MAX_PAGES,
} from './limits.ts';
import { madeId } from './made-id.ts';

const page = z.int().check(z.minimum(1), z.maximum(MAX_PAGES));

export const WordsQuery = z.object({ page: z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)) });

/** One word: characters `[start, end)` of the page's text, the line it begins on, and a box a line. */
const PageWord = z.object({ start: z.int(), end: z.int(), line: z.int(), boxes: z.array(Box) });

/** A printed line: its block and what that is where it is no paragraph, whether a choice in the text goes past it, and its direction where that is not left to right. */
const WordLine = z.object({
  block: z.int(),
  /** `lines`: each by itself, as in a table of contents or an index; `code`: mostly no words, as formulas and programs are; `furniture`: a running head or a page number. */
  kind: z.optional(z.enum(['heading', 'item', 'caption', 'lines', 'code', 'furniture'])),
  apart: z.optional(z.literal(true)),
  direction: z.optional(z.enum(['rtl', 'ttb', 'btt'])),
});
export type WordLine = z.infer<typeof WordLine>;

/** A page's text with its words in reading order; none while the page is not read, and where its words have no places. */
export const PageWords = z.object({
  page: z.int(),
  /** The page number printed on the page, where it differs. */
  label: z.optional(z.string()),
  text: z.string(),
  lines: z.array(WordLine),
  words: z.array(PageWord),
});
export type PageWords = z.infer<typeof PageWords>;

/** `cover`: highlighted to be covered and recalled. */
export const MARK_KINDS = ['highlight', 'note', 'cover'] as const;
export const MARK_COLOURS = ['moss', 'sky', 'rose'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export type MarkColour = (typeof MARK_COLOURS)[number];

const context = z.string().check(z.maxLength(MARK_CONTEXT_CHARS));
const part = {
  page,
  /** The words, and what stands right before and after them: a text quote selector. */
  exact: z.string().check(z.minLength(1), z.maxLength(MAX_CHOICE_CHARS)),
  prefix: context,
  suffix: context,
  /** Indexes of its first and last word among the page's words: a hint, right while the book is not read anew. */
  first: z.int().check(z.minimum(0)),
  last: z.int().check(z.minimum(0)),
};

/** Chosen words that follow one another on one page; `boxes`: where the device has shown them, one a line. */
export const MarkPart = z.object({ ...part, boxes: z.optional(z.array(Box).check(z.maxLength(MAX_CHOICE_WORDS))) });
export type MarkPart = z.infer<typeof MarkPart>;

/** In parts of a page's width and height; words may stand out of it a little. */
const onPage = z.number().check(z.minimum(-2), z.maximum(3));
const SentPart = z.extend(MarkPart, {
  boxes: z.optional(
    z.array(z.object({ x: onPage, y: onPage, width: onPage, height: onPage })).check(z.maxLength(MAX_CHOICE_WORDS)),
  ),
});
/** A choice: over a page turn, or past a picture's caption, it has several parts, in reading order. */
export const Choice = z.array(SentPart).check(
  z.minLength(1),
  z.maxLength(MAX_MARK_PARTS),
  z.refine(
    (parts) => parts.reduce((sum, { first, last }) => sum + Math.max(1, last - first + 1), 0) <= MAX_CHOICE_WORDS,
  ),
  z.refine((parts) => parts.reduce((sum, { exact }) => sum + exact.length, 0) <= MAX_CHOICE_CHARS),
  z.refine((parts) => parts.reduce((sum, { boxes = [] }) => sum + boxes.length, 0) <= MAX_CHOICE_WORDS),
);

const Id = madeId(8);
const fields = {
  kind: z.enum(MARK_KINDS),
  colour: z.enum(MARK_COLOURS),
  /** Markdown; empty where nothing is noted. */
  note: z.string().check(z.maxLength(MAX_NOTE_CHARS)),
  /** When the note was written last, ISO 8601; null while it never was. */
  note_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  /** When kind or colour were changed last. */
  changed_at: z.iso.datetime(),
};

/** A mark as a device has it: the whole of it, however often and in whatever order it is sent. `mark_id` is of the device's making. */
export const MarkRequest = z.object({
  mark_id: Id,
  ...fields,
  /** `note_at` of the note that this one was written over, as far as the device knows; null for the first. */
  note_over: z.nullable(z.iso.datetime()),
  parts: Choice,
});
export type MarkRequest = z.infer<typeof MarkRequest>;

/** An earlier note that another device wrote over without having seen it. */
export const EarlierNote = z.object({ note: z.string(), at: z.string() });

export const Mark = z.object({
  mark_id: z.string(),
  ...fields,
  earlier: z.array(EarlierNote),
  /** Where the words are now; no boxes where they are not found on the page any more. */
  parts: z.array(z.object({ ...part, label: z.optional(z.string()), boxes: z.array(Box) })),
});
export type Mark = z.infer<typeof Mark>;

/** A book's marks in reading order; `after` goes on from the last one's id. */
export const MarksQuery = z.object({ after: z.optional(Id) });
export const Marks = z.object({ marks: z.array(Mark), more: z.boolean() });

/** A mark to be removed; `note_at` as the device knows it. */
export const UnmarkQuery = z.object({ mark_id: Id, note_at: z.optional(z.iso.datetime()) });
/** `kept`: the mark, where its note was written anew elsewhere meanwhile: it stays. */
export const Unmarked = z.object({ kept: z.nullable(Mark) });
