/** The reply of the engine without a model: passages of a book, shown as the book prints them. */
import * as z from 'zod/mini';
import { Box } from './evidence.ts';

/** A piece of a text: UTF-16 offsets, `end` exclusive. */
export const Span = z.object({ start: z.int(), end: z.int() });
export type Span = z.infer<typeof Span>;

/**
 * A paragraph, a list or a region. Always proved: `text` is on `page` word for word, or runs over its beginning or end; what answers
 * best is on `page`, and `boxes` are of that (of all of it where nothing is marked).
 */
export const Passage = z.object({
  page: z.int(),
  /** The page number printed on the page, where it differs from `page`. */
  label: z.optional(z.string()),
  /** Titles from the outermost section to the innermost. */
  section: z.array(z.string()),
  /** Plain text; lines of a list and paragraphs are separated by a line break. */
  text: z.string(),
  /** What of `text` answers best, in order. */
  marks: z.array(Span),
  boxes: z.array(Box),
  /** As in `Citation`. */
  state: z.enum(['marked', 'page', 'estimated']),
  /** BCP 47. */
  lang: z.optional(z.string()),
  dir: z.optional(z.enum(['ltr', 'rtl'])),
  /**
   * `list`: each line of `text` but a lead-in is an item. `region`: a formula, table or code, or words that were read from a picture,
   * best shown as the page prints them. Left out: text.
   */
  kind: z.optional(z.enum(['text', 'list', 'region'])),
  /** Of a `region`: the part of `page` that shows all of it and no other text; left out where there is no such part. */
  region: z.optional(Box),
  /** The book it stands in; left out where the call is about one book. */
  book: z.optional(z.object({ id: z.string(), title: z.string() })),
});
export type Passage = z.infer<typeof Passage>;

/** A page to open, by its number and what is printed on it. */
const Place = { page: z.int(), label: z.optional(z.string()) };

export const PageMark = z.object(Place);
export type PageMark = z.infer<typeof PageMark>;

/** A term of the book where the question has an everyday word; `boxes`: of its words, where the page's text has them. */
export const TermMark = z.object({ term: z.string(), ...Place, boxes: z.optional(z.array(Box)) });
export type TermMark = z.infer<typeof TermMark>;

/** What a section or a chapter consists of. */
export const SectionOutline = z.object({
  title: z.string(),
  /** First and last page. */
  pages: z.tuple([z.int(), z.int()]),
  /** Reading time. */
  minutes: z.int(),
  entries: z.array(
    z.object({
      title: z.string(),
      /** 1 for a direct part of the section. */
      level: z.int(),
      ...Place,
      /** Terms defined there. */
      terms: z.array(z.string()),
      /** Lead-ins of lists that stand there, as the book prints them. */
      lists: z.optional(z.array(z.string())),
    }),
  ),
});
export type SectionOutline = z.infer<typeof SectionOutline>;

/** What a reply without a model consists of, beside its `answer`; a model's reply and older replies have none of it. */
export const PassageReply = z.object({
  /** `line` and `passages`: the book answers. `may_help`: near, perhaps not the answer. `outline`: of a section asked for. */
  found: z.optional(z.enum(['line', 'passages', 'may_help', 'outline', 'nothing'])),
  /** Markdown; `[n]` marks the n-th of `citations`. Only where the evidence has the form of the question. */
  line: z.optional(z.string()),
  /** Best first, three at most. */
  passages: z.optional(z.array(Passage)),
  /** Where nothing answers: what comes nearest. */
  near: z.optional(z.array(Passage)),
  outline: z.optional(SectionOutline),
  /** The book's terms that keep company with the question's words. */
  terms: z.optional(z.array(TermMark)),
  /** Further pages that were found. */
  also: z.optional(z.array(PageMark)),
  /** Where nothing was found: the words that were looked for. */
  looked_for: z.optional(z.array(z.string())),
});
export type PassageReply = z.infer<typeof PassageReply>;

/** What of a reply or a message belongs to its passages; fields that are left out stay left out. */
export const passageReplyOf = (of: PassageReply): PassageReply => ({
  ...(of.found && { found: of.found }),
  ...(of.line !== undefined && { line: of.line }),
  ...(of.passages && { passages: of.passages }),
  ...(of.near && { near: of.near }),
  ...(of.outline && { outline: of.outline }),
  ...(of.terms && { terms: of.terms }),
  ...(of.also && { also: of.also }),
  ...(of.looked_for && { looked_for: of.looked_for }),
});
