import * as z from 'zod/mini';
import { Laq, Mcq, Saq, Thinking } from '../../../contract/quiz.ts';

const place = { page: z.int(), quote: z.string() };

/** The right option apart from the wrong ones, each of which says why it is wrong: where they stand is for the gate to say. */
export const McqReply = z.object({
  question: Mcq.shape.question,
  level: Thinking,
  right: z.string(),
  wrong: z.array(z.object({ text: z.string(), why: z.string() })),
  explanation: Mcq.shape.explanation,
  ...place,
});
/** An answer rests on one quote, or on two. */
export const SaqReply = z.object({
  question: Saq.shape.question,
  answer: Saq.shape.answer,
  quotes: z.array(z.object(place)),
});
export const LaqReply = z.object({
  question: Laq.shape.question,
  outline: z.array(z.object({ point: z.string(), ...place })),
});

export const QuestionsReply = z.object({
  mcqs: z.array(McqReply),
  saqs: z.array(SaqReply),
  laqs: z.array(LaqReply),
});
