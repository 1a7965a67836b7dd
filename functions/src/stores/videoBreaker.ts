/**
 * `allowances/videoBreaker`, for everyone: until when the video site is not asked, because it said that the day's units are
 * spent, that it is too busy, or that it doesn't take the key.
 */
import * as z from 'zod/mini';
import { firestore } from '../platform/firestore.ts';

const Breaker = z.object({ until: z.string(), why: z.enum(['quota', 'busy', 'refused']) });
export type Breaker = z.infer<typeof Breaker>;

const breakerRef = () => firestore().collection('allowances').doc('videoBreaker');

/** Why and until when (ISO 8601) the video site is not asked; null while it is. */
export async function openVideoBreaker(): Promise<Breaker | null> {
  const breaker = Breaker.safeParse((await breakerRef().get()).data());
  return breaker.success && Date.parse(breaker.data.until) > Date.now() ? breaker.data : null;
}

/** Has nobody ask the video site for so many seconds. */
export async function breakVideos(why: Breaker['why'], seconds: number): Promise<Breaker> {
  const breaker: Breaker = { why, until: new Date(Date.now() + seconds * 1000).toISOString() };
  await breakerRef().set(breaker);
  return breaker;
}
