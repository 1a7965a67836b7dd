/** Coverage: which chapters of a book a student was asked about, and how surely they are known. */
import * as z from 'zod/mini';

/** `new`: not asked about yet. `shaky`: fewer than four right answers, or under 75 % of the latest were right. `sure`: the others. */
export const ChapterState = z.enum(['new', 'shaky', 'sure']);
export type ChapterState = z.infer<typeof ChapterState>;

export const ChapterStanding = z.object({
  title: z.string(),
  /** First and last page, both included. */
  from: z.int(),
  to: z.int(),
  state: ChapterState,
  /** All answers ever. */
  attempted: z.int(),
  correct: z.int(),
  /** What the state rests on: so many of the latest answers (`of`, at most 12) were right. */
  right: z.int(),
  of: z.int(),
  /** When it was last asked about (ISO 8601); null where it never was, or where that was not noted yet. */
  last: z.nullable(z.string()),
});
export type ChapterStanding = z.infer<typeof ChapterStanding>;

export const BookCoverage = z.object({
  pdf_id: z.string(),
  title: z.string(),
  /** In the order of the book; one without chapters has stretches of about 15 pages. */
  chapters: z.array(ChapterStanding),
});
export type BookCoverage = z.infer<typeof BookCoverage>;

/** With `pdf_id` that book alone, asked about or not; else every book that was asked about, the latest first. */
export const CoverageQuery = z.object({ pdf_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) });
export const Coverage = z.object({ books: z.array(BookCoverage) });
export type Coverage = z.infer<typeof Coverage>;
