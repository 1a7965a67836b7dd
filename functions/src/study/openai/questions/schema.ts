import * as z from 'zod/mini';
import { Laq, Mcq, Saq, Thinking } from '../../../contract/quiz.ts';

const place = { page: z.int(), quote: z.string() };

const wrong = { text: z.string(), why: z.string() };
/** The book's words about a wrong option, where it has any. */
const Wrong = z.object({ ...wrong, page: z.nullable(z.int()), quote: z.nullable(z.string()) });
const LeastWrong = z.object({
  ...wrong,
  page: z.optional(z.nullable(z.int())),
  quote: z.optional(z.nullable(z.string())),
});

/** The right option apart from the wrong ones, each of which says why it is wrong: where they stand is for the gate to say. */
const McqReply = z.object({
  question: Mcq.shape.question,
  level: Thinking,
  right: z.string(),
  wrong: z.array(Wrong),
  explanation: Mcq.shape.explanation,
  ...place,
});
export const LeastMcq = z.extend(McqReply, { wrong: z.array(LeastWrong) });
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
export const LeastQuestions = z.extend(QuestionsReply, { mcqs: z.array(LeastMcq) });

/** Reasons that were lacking, by the numbers of their questions. */
const reasons = { number: z.int(), explanation: Mcq.shape.explanation };
export const Reasons = z.object({ questions: z.array(z.object({ ...reasons, wrong: z.array(Wrong) })) });
export const LeastReasons = z.object({ ...reasons, wrong: z.array(LeastWrong) });
