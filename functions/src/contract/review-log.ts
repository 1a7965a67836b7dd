/** What is written down of a card's reviews, and what is derived from it; how, tells `memory.ts`. */
import * as z from 'zod/mini';
import { madeId } from './made-id.ts';

/** Again, hard, good, easy. */
export const GRADES = [1, 2, 3, 4] as const;
export const Grade = z.literal(GRADES);
export type Grade = z.infer<typeof Grade>;

const EntryId = madeId(8);

/** A card was asked and graded. `id` is made by the device, so that sending it twice is the same as once. */
export const Reviewed = z.object({
  id: EntryId,
  /** When it was graded, ISO 8601, UTC. */
  at: z.iso.datetime(),
  grade: Grade,
  /** What it took, from the question to the grade. */
  seconds: z.int().check(z.minimum(0), z.maximum(300)),
  /** An answer was typed. */
  typed: z.optional(z.boolean()),
  /** The place in the book was looked at before answering. */
  helped: z.optional(z.boolean()),
});
export type Reviewed = z.infer<typeof Reviewed>;

/** An earlier entry does not count: nothing is ever taken out of the log. */
export const Undone = z.object({ id: EntryId, at: z.iso.datetime(), undoes: EntryId });
export type Undone = z.infer<typeof Undone>;

export const Entry = z.union([Reviewed, Undone]);
export type Entry = z.infer<typeof Entry>;

/** The state of a card's memory after its reviews. */
export const Memory = z.object({
  /** When it is asked again, ISO 8601. */
  due: z.string(),
  state: z.enum(['learning', 'review', 'relearning']),
  /** Days after which it is recalled nine times in ten. */
  stability: z.number(),
  /** 1 to 10. */
  difficulty: z.number(),
  step: z.int(),
  days: z.int(),
  reviews: z.int(),
  lapses: z.int(),
  last: z.string(),
});
export type Memory = z.infer<typeof Memory>;
