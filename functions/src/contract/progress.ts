/** Progress: what a student attempted, and how it went. */
import * as z from 'zod/mini';
import { MAX_RETOLD_CHARS } from './limits.ts';
import { Confidences, Helped, ItemResult, Questions, Results } from './quiz.ts';

/** `unmarked`: stored, but the marking failed; it can be marked again, and it counts nowhere until then. */
export const AttemptStatus = z.enum(['marked', 'unmarked']);
export type AttemptStatus = z.infer<typeof AttemptStatus>;

/** Counts of correct answers; null while the attempt is unmarked. */
const Score = z.nullable(z.int());

export const AttemptSummary = z.object({
  attempt_id: z.string(),
  created_at: z.string(),
  status: AttemptStatus,
  mcq_score: Score,
  saq_score: Score,
  laq_score: Score,
  overall_score: Score,
  mcq_total: z.int(),
  saq_total: z.int(),
  laq_total: z.int(),
  overall_total: z.int(),
  /** How many of its marks the student decided; left out where none was. */
  decided: z.optional(z.int()),
  title: z.string(),
  quiz_id: z.string(),
  pdf_id: z.string(),
});
export type AttemptSummary = z.infer<typeof AttemptSummary>;

/** Newest attempt first; up to 100, then `after` goes on from the last attempt's id. */
export const ProgressQuery = z.object({ after: z.optional(z.string().check(z.maxLength(200))) });
export const Progress = z.object({
  overall_summary: z.object({
    total_questions_attempted: z.int(),
    total_correct_answers: z.int(),
    /** 0 to 100, one decimal. */
    overall_accuracy_percentage: z.number(),
    /** How many of the correct answers the student counted as that; left out where none was. */
    decided_as_correct: z.optional(z.int()),
  }),
  attempts: z.array(AttemptSummary),
  more: z.boolean(),
});
export type Progress = z.infer<typeof Progress>;

/** An answer said again in the student's own words after it was marked. It changes no score. */
export const Retelling = z.object({
  /** As typed. */
  answer: z.string(),
  /** When, ISO 8601. */
  at: z.string(),
  /** How many steps of the hints were taken; from one on it was helped. */
  hints: z.int(),
  result: ItemResult,
});
export type Retelling = z.infer<typeof Retelling>;

const byQuestion = z.record(z.string(), Retelling);
/** The latest of each question that has one. */
export const Retellings = z.object({ mcq: byQuestion, saq: byQuestion, laq: byQuestion });
export type Retellings = z.infer<typeof Retellings>;

export const AttemptDetail = z.object({
  attempt_id: z.string(),
  quiz_id: z.string(),
  pdf_id: z.string(),
  title: z.string(),
  created_at: z.string(),
  status: AttemptStatus,
  questions: Questions,
  user_answers: z.object({
    mcq: z.record(z.string(), z.int()),
    saq: z.record(z.string(), z.string()),
    laq: z.record(z.string(), z.string()),
  }),
  /** How sure the student was of each answer; left out where nothing was said. */
  confidence: z.optional(Confidences),
  /** How many hints were taken before each answer; left out where none was. */
  helped: z.optional(Helped),
  /** What was said again in the student's own words; left out where nothing was. */
  retold: z.optional(Retellings),
  /** Null while the attempt is unmarked. */
  results: z.nullable(Results),
});
export type AttemptDetail = z.infer<typeof AttemptDetail>;

/** "I think I'm right": which question of an attempt is marked a second time. */
export const SecondMarkRequest = z.object({
  kind: z.enum(['saq', 'laq']),
  index: z.int().check(z.minimum(0), z.maximum(99)),
});

const place = { kind: z.enum(['mcq', 'saq', 'laq']), index: z.int().check(z.minimum(0), z.maximum(99)) };

/** Which question is said again, in what words, and how many steps of its hints were taken before. */
export const RetellRequest = z.object({
  ...place,
  answer: z.string().check(z.maxLength(MAX_RETOLD_CHARS)),
  hints: z.int().check(z.minimum(0), z.maximum(9)),
});

/** Which question's hints are wanted. */
export const HintsQuery = z.object({
  kind: place.kind,
  index: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
});

/** What the student decides of a mark that is unsure: whether it counts. */
export const DecideRequest = z.object({ ...SecondMarkRequest.shape, correct: z.boolean() });

const Tally = z.object({ attempted: z.int(), correct: z.int() });

/** Accuracy over time and by book and chapter. Days are calendar days in UTC, `YYYY-MM-DD`, oldest first. */
export const ProgressChart = z.object({
  days: z.array(z.extend(Tally, { day: z.string() })),
  books: z.array(
    z.extend(Tally, {
      pdf_id: z.string(),
      title: z.string(),
      days: z.array(z.extend(Tally, { day: z.string() })),
      chapters: z.array(z.extend(Tally, { title: z.string(), from: z.int() })),
    }),
  ),
});
export type ProgressChart = z.infer<typeof ProgressChart>;
