import * as z from 'zod/mini';

export const Quote = z.object({ page: z.int(), quote: z.string() });

/**
 * How a claim is set: going on in the paragraph, beginning one, as an item of a list, a numbered step, a row of a table, lines of code.
 * `lead` and `header` announce the items or rows behind them, and rest on their quotes; a lead may have its own.
 */
export const Form = z.enum(['sentence', 'paragraph', 'item', 'step', 'row', 'code', 'lead', 'header']);

/** One statement of an answer with the words it rests on. */
export const Claim = z.object({ form: Form, text: z.string(), quotes: z.array(Quote) });
export type Claim = z.infer<typeof Claim>;

/** An answer; no claims where the excerpts don't say, then what else to search for. */
export const Reply = z.object({ claims: z.array(Claim), search: z.array(z.string()) });
export const LeastReply = z.object({ claims: z.array(Claim) });

/** A claim about a picture; `seen`: it shows in the picture, whatever the quotes say. */
export const Seen = z.extend(Claim, { seen: z.boolean() });
export type Seen = z.infer<typeof Seen>;

/** An answer from a picture; no claims where it does not show what is asked. */
export const PictureReply = z.object({ claims: z.array(Seen) });

/** Claims that failed, again, by the numbers they were sent back with. */
export const Repaired = z.extend(Claim, { number: z.int() });
export const Repairs = z.object({ claims: z.array(Repaired) });

/** What a question wants. */
export const Meant = z.object({
  kind: z.enum(['definition', 'list', 'summary', 'comparison', 'place', 'again', 'talk', 'quiz', 'other']),
  /** The question, complete by itself, in the language of the book. */
  question: z.string(),
  /** Other words in which a book would say it. */
  search: z.array(z.string()),
  /** Title or number of the part of the book that is asked for as a whole; "book" for all of it. */
  section: z.nullable(z.string()),
  /** A page that is asked for by its number. */
  page: z.nullable(z.int()),
  /** A figure, table, theorem … asked for by its number, as a book prints it: "Figure 6.4"; its kind alone where a page is named. */
  figure: z.nullable(z.string()),
  /** Small talk only: one short sentence in reply. */
  reply: z.nullable(z.string()),
});
export type Meant = z.infer<typeof Meant>;
