/** Progress: what a student attempted, and how it went. */
import * as z from 'zod/mini';
import { Questions } from './quiz.ts';

export const AttemptSummary = z.object({
  attempt_id: z.string(),
  created_at: z.string(),
  mcq_score: z.int(),
  saq_score: z.int(),
  laq_score: z.int(),
  overall_score: z.int(),
  mcq_total: z.int(),
  saq_total: z.int(),
  laq_total: z.int(),
  overall_total: z.int(),
  title: z.string(),
  quiz_id: z.string(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

export const Progress = z.object({
  overall_summary: z.object({
    total_questions_attempted: z.int(),
    total_correct_answers: z.int(),
    overall_accuracy_percentage: z.number(),
  }),
  attempts: z.array(AttemptSummary),
});
export type Progress = z.infer<typeof Progress>;

export const AttemptDetail = z.object({
  created_at: z.string(),
  questions: Questions,
  user_answers: z.object({
    mcq: z.record(z.string(), z.int()),
    saq: z.record(z.string(), z.string()),
    laq: z.record(z.string(), z.string()),
  }),
});
export type AttemptDetail = z.infer<typeof AttemptDetail>;
