/** The guide of a chapter: what a student should take from it, every line with the book's words that say it. */
import * as z from 'zod/mini';
import { Citation, Evidence } from './evidence.ts';
import { MAX_SECTIONS } from './limits.ts';

/** Index of a chapter or section among the entries of the book's outline. */
export const GuideQuery = z.object({
  section: z.pipe(
    z.string().check(z.regex(/^\d{1,4}$/)),
    z.pipe(z.transform(Number), z.int().check(z.maximum(MAX_SECTIONS - 1))),
  ),
});

export const Guide = z.object({
  title: z.string(),
  /** First and last page, and the numbers printed on them where they differ. */
  pages: z.tuple([z.int(), z.int()]),
  labels: z.optional(z.tuple([z.optional(z.string()), z.optional(z.string())])),
  /** Reading time. */
  minutes: z.int(),
  /** BCP 47, or null where it could not be told. */
  language: z.nullable(z.string()),
  /** How its parts begin, the chapter itself first. `level`: 0 for itself, 1 for a part of it. */
  openings: z.array(z.object({ title: z.string(), level: z.int(), evidence: Evidence })),
  /** Terms, and the sentence that says what each means. */
  terms: z.array(z.object({ term: z.string(), evidence: Evidence })),
  /** `lead` is what opens a list. Items have words of their own where no sentence holds them all. */
  lists: z.array(
    z.object({
      lead: z.string(),
      ordered: z.boolean(),
      evidence: Evidence,
      items: z.array(z.object({ text: z.string(), evidence: z.optional(Evidence) })),
    }),
  ),
  /** Captions of figures and tables. */
  figures: z.array(Evidence),
  /** What was missed when it was last asked, with what would have been right. */
  missed: z.array(z.object({ question: z.string(), answer: z.string(), evidence: Evidence })),
  questions: z.array(z.object({ question: z.string(), answer: z.string(), evidence: Evidence })),
});
export type Guide = z.infer<typeof Guide>;

/** What a model says of the chapter, each claim with its proof; `[n]` in `answer` marks the n-th of `citations`. */
export const GuideClaims = z.object({ answer: z.string(), citations: z.array(Citation) });
export type GuideClaims = z.infer<typeof GuideClaims>;
