import * as z from 'zod/mini';

export const Quote = z.object({ page: z.int(), quote: z.string() });

/** One statement of an answer with the words it rests on. */
export const Claim = z.object({
  /** How it is set: going on in the paragraph, beginning one, or as an item of a list. */
  form: z.enum(['sentence', 'paragraph', 'item']),
  text: z.string(),
  quotes: z.array(Quote),
});
export type Claim = z.infer<typeof Claim>;

/** An answer; no claims where the book doesn't say. */
export const Reply = z.object({ claims: z.array(Claim) });

export const Translation = z.object({ question: z.string() });
