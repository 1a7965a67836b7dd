/** Evidence: the words of a book that an answer, a question or a mark rests on. */
import * as z from 'zod/mini';

/** A rectangle on a page as fractions of the page as shown, from its top left corner. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;

/**
 * `marked`: the words are on the page and are marked. `page`: the page is right, the words could not be placed.
 * `estimated`: a page without reliable text; the words are what was read from its picture, with boxes where that was done here and
 * none where a model did. `unavailable`: the book is gone.
 */
const CitationState = z.enum(['marked', 'page', 'estimated', 'unavailable']);

export const Citation = z.object({
  page: z.int(),
  /** The page number printed on the page, where it differs from `page`. */
  label: z.optional(z.string()),
  quote: z.string(),
  state: CitationState,
  boxes: z.array(Box),
  /** No words are cited: a model was sent the picture of the part of the page that the one box frames. `quote` is empty then. */
  picture: z.optional(z.literal(true)),
  /** The book it stands in; left out where the call is about one book. */
  pdf_id: z.optional(z.string()),
  /** That book's title. */
  book: z.optional(z.string()),
});
export type Citation = z.infer<typeof Citation>;

/** What a question or a mark rests on. Always verified: `quote` stands on `page` word for word. */
export const Evidence = z.object({
  page: z.int(),
  label: z.optional(z.string()),
  quote: z.string(),
  boxes: z.array(Box),
  /** The page is a picture: the quote stands in what was read there, without boxes where a model did. */
  estimated: z.optional(z.literal(true)),
});
export type Evidence = z.infer<typeof Evidence>;

/** A section of the book that an answer without proof points to: its title as the book prints it, and its first page. */
export const NearSection = z.object({
  title: z.string(),
  page: z.int(),
  /** The page number printed on the page, where it differs. */
  label: z.optional(z.string()),
});
export type NearSection = z.infer<typeof NearSection>;
