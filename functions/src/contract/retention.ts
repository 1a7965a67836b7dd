/** What Progress tells of reviews: how much was remembered, and what the coming days ask. */
import * as z from 'zod/mini';
import { ReviewDay, TodayQuery } from './review.ts';

export const ReviewsQuery = TodayQuery;

export const ReviewsProgress = z.object({
  /** All cards there are, and those that were never asked. */
  cards: z.int(),
  fresh: z.int(),
  /** The days of the last 30 on which something was reviewed, oldest first. */
  days: z.array(ReviewDay),
  /** Today and the 13 days after it: how many cards come back, and what they take. What waited is in today. */
  forecast: z.array(z.object({ day: z.string(), cards: z.int(), minutes: z.int() })),
});
export type ReviewsProgress = z.infer<typeof ReviewsProgress>;
