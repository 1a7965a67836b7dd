/**
 * How fast a student goes: `users/{uid}/allowances/pace-{name}`, a token bucket (`PACE`: so many calls at once, then so many
 * a minute). In Firestore, since functions share no memory.
 */
import * as z from 'zod/mini';
import { PACE, type Pace } from '../contract/limits.ts';
import { changeContended } from './contended.ts';
import { AppError } from './errors.ts';
import { firestore } from './firestore.ts';

const Bucket = z.object({ calls: z.number(), at: z.number() });

/** @returns what is left in a bucket after this call, and when it was looked at; or how many seconds to wait */
export function afterCall(pace: Pace, data: unknown, at: number): { calls: number; at: number } | { wait: number } {
  const { burst, perMinute } = PACE[pace];
  const known = Bucket.safeParse(data);
  const since = known.success ? Math.max(0, at - known.data.at) : 0;
  const calls = Math.min(burst, known.success ? known.data.calls + (since / 60_000) * perMinute : burst);
  return calls >= 1 ? { calls: calls - 1, at } : { wait: Math.ceil(((1 - calls) / perMinute) * 60) };
}

/**
 * Counts a call of a student.
 * @throws AppError `limit` (429, with `Retry-After` in seconds) for one that comes too soon after too many others
 */
export async function keepPace(uid: string, pace: Pace): Promise<void> {
  const ref = firestore().collection('users').doc(uid).collection('allowances').doc(`pace-${pace}`);
  await changeContended([ref], ([data]) => {
    const next = afterCall(pace, data, Date.now());
    if (!('wait' in next)) return [next];
    throw new AppError('limit', `That was a lot at once. Please wait ${next.wait} s, then try again.`, {
      headers: { 'Retry-After': String(next.wait) },
      log: { pace },
    });
  });
}
