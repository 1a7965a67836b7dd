/** Hints: where the answer stands in the book, in steps that tell more and more and never the answer. */
import * as z from 'zod/mini';

/** A text in pieces. A gap is a word of the answer, by its first letter where little else is left to go by, else empty. */
export const Masked = z.array(z.union([z.string(), z.object({ gap: z.string() })]));
export type Masked = z.infer<typeof Masked>;

/** A step of the ladder: the chapter, the pages, the book's own words with those of the answer left out. */
export const Hint = z.union([
  z.object({ kind: z.literal('chapter'), title: Masked }),
  z.object({
    kind: z.literal('pages'),
    pages: z.array(z.object({ page: z.int(), label: z.optional(z.string()) })),
  }),
  z.object({ kind: z.literal('words'), words: Masked }),
]);
export type Hint = z.infer<typeof Hint>;

/** In the order in which they are taken; none where the question's place in the book is not known. */
export const Hints = z.object({ hints: z.array(Hint) });
