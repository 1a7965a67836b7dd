import * as z from 'zod/mini';
import { Laq, Mcq, Saq } from '../../../contract/quiz.ts';

const place = { page: z.int(), quote: z.string() };

/** The right option apart from the wrong ones: where it stands is for the gate to say. */
export const McqReply = z.object({
  question: Mcq.shape.question,
  right: z.string(),
  wrong: z.array(z.string()),
  explanation: Mcq.shape.explanation,
  ...place,
});
export const SaqReply = z.object({ question: Saq.shape.question, answer: Saq.shape.answer, ...place });
export const LaqReply = z.object({
  question: Laq.shape.question,
  outline: z.array(z.object({ point: z.string(), ...place })),
});

export const QuestionsReply = z.object({
  mcqs: z.array(McqReply),
  saqs: z.array(SaqReply),
  laqs: z.array(LaqReply),
});
