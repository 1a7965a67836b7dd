import * as z from 'zod/mini';

/** The judgement of one point of a rubric, by the point's number. */
const Judgement = z.object({
  point: z.int(),
  verdict: z.enum(['met', 'partly', 'missing', 'contradicted']),
  /** The student's words that meet, half meet or contradict it, letter by letter; null where it is missing. */
  words: z.nullable(z.string()),
  /** What is missing of it, or what is wrong, in a phrase for the student; null where it is met. */
  note: z.nullable(z.string()),
});

export const Judgements = z.object({ points: z.array(Judgement) });

/** As replies are read: a judgement without its note is one. */
export const ReadJudgement = z.extend(Judgement, { note: z.optional(Judgement.shape.note) });
export type ReadJudgement = z.infer<typeof ReadJudgement>;
