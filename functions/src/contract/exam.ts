/** An exam: its day, its books, and what the days up to it ask. */
import * as z from 'zod/mini';
import { EXAM_MINUTES, MAX_EXAM_BOOKS } from './limits.ts';
import { TodayQuery } from './review.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(200));
/** A calendar day where the student is, `YYYY-MM-DD`. */
const Day = z.iso.date();

const wanted = {
  pdf_ids: z.array(Id).check(z.minLength(1), z.maxLength(MAX_EXAM_BOOKS)),
  date: Day,
  /** What a day has room for. */
  minutes: z.int().check(z.minimum(EXAM_MINUTES.least), z.maximum(EXAM_MINUTES.most)),
  /** Days of the week without study, 0 for Sunday. */
  rest: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(6)),
};

/** An exam that is set, or set otherwise. */
export const ExamRequest = z.object(wanted);
export type ExamRequest = z.infer<typeof ExamRequest>;

const PlannedChapter = z.object({ pdf_id: z.string(), title: z.string(), from: z.int(), to: z.int() });
export type PlannedChapter = z.infer<typeof PlannedChapter>;

/** `cover`: a chapter for the first time. `again`: from memory. `mock`: a quiz over all. `review`: the cards that are due. */
export const ExamTask = z.object({
  kind: z.enum(['cover', 'again', 'mock', 'review']),
  minutes: z.int(),
  /** Done today already. */
  done: z.boolean(),
  /** Left out for the mock exam and the cards, which are about all chapters, and where `count` is. */
  chapter: z.optional(PlannedChapter),
  /** Several chapters of which the same is asked, not named: on far days, where all names would make the reply too long. */
  count: z.optional(z.int()),
});
export type ExamTask = z.infer<typeof ExamTask>;

export const ExamDay = z.object({ day: Day, rest: z.boolean(), minutes: z.int(), tasks: z.array(ExamTask) });
export type ExamDay = z.infer<typeof ExamDay>;

export const Exam = z.object({
  exam_id: z.string(),
  ...wanted,
  created_at: z.string(),
  /** Those of its books that are still there. */
  books: z.array(z.object({ pdf_id: z.string(), title: z.string() })),
  /** How many days away it is; 0 on the day, below where it is over. */
  days_left: z.int(),
  /** How many chapters its books have, and how many of them were asked about. */
  chapters: z.int(),
  met: z.int(),
  /** From today to the day before the exam, planned from how things stand. */
  days: z.array(ExamDay),
  /** How many chapters these minutes leave no time to meet, and which: the first of them, where all would make the reply too long. */
  unmet: z.int(),
  left_out: z.array(PlannedChapter),
  /** The fewest minutes a day that leave time to meet every chapter, where `minutes` don't; null where none do. */
  meets_all: z.nullable(z.int()),
  /** Minutes a day that would do, though a third of the days is missed; null where no day is left. */
  enough: z.nullable(z.int()),
});
export type Exam = z.infer<typeof Exam>;

/** Where the student is, so that it is known which day today is. */
export const ExamsQuery = TodayQuery;
/** The nearest first; those that are over last. */
export const Exams = z.object({ exams: z.array(Exam) });
export type Exams = z.infer<typeof Exams>;
