import * as z from 'zod/mini';

/** The judgement of one point of a rubric, by the point's number. */
export const Judgement = z.object({
  point: z.int(),
  verdict: z.enum(['met', 'missing', 'contradicted']),
  /** The student's words that meet or contradict it, letter by letter; null where it is missing. */
  words: z.nullable(z.string()),
});
export type Judgement = z.infer<typeof Judgement>;

export const Judgements = z.object({ points: z.array(Judgement) });
