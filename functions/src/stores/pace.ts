/**
 * How fast a student goes: `users/{uid}/allowances/pace-{name}`, a token bucket (`PACE`: so many calls at once, then so many
 * a minute). In Firestore, since functions share no memory; small and frequent calls are taken a few ahead (`ahead`), so that
 * only some of them cost a look into the database.
 */
import * as z from 'zod/mini';
import { PACE, type Pace, type Rate } from '../contract/limits.ts';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { AppError, unauthenticated } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { closureRef } from './closures.ts';

const Bucket = z.object({ calls: z.number(), at: z.number() });

type After = { calls: number; at: number; taken: number } | { wait: number };

/**
 * @param cost how many calls this one counts as
 * @param ahead how many more are taken where there are as many
 * @returns what is left in a bucket after this call, when it was looked at, and how much was taken; or how many seconds to wait
 */
export function afterCall(pace: Pace, data: unknown, at: number, cost = 1, ahead = 0): After {
  const { burst, perMinute } = PACE[pace];
  const known = Bucket.safeParse(data);
  const since = known.success ? Math.max(0, at - known.data.at) : 0;
  const calls = Math.min(burst, known.success ? known.data.calls + (since / 60_000) * perMinute : burst);
  // What costs more than a whole bucket goes once it is full.
  const needed = Math.min(cost, burst);
  if (calls < needed) return { wait: Math.ceil(((needed - calls) / perMinute) * 60) };
  const taken = Math.min(Math.floor(calls), needed + ahead);
  return { calls: calls - taken, at, taken };
}

/** What this process has taken ahead for a student's pace, and until when it may be used (ms since 1970). */
const held = new Map<string, { calls: number; until: number }>();
const HELD_MS = 60_000;
/** Students that one process remembers this of; the one served longest ago is forgotten. */
const MOST_HELD = 5_000;

/** One call after another for each student's pace, so that those that come at once share what is taken ahead. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Counts a call of a student whose account is open. Closed, it leaves nothing behind; of what was taken ahead a closed
 * account may still use the rest, which only looks things up.
 * @param cost how many calls this one counts as
 * @throws AppError `limit` (429, with `Retry-After` in seconds) for one that comes too soon after too many others,
 *   `unauthenticated` where the account was closed
 */
export async function keepPace(uid: string, pace: Pace, cost = 1): Promise<void> {
  const { ahead = 0 }: Rate = PACE[pace];
  if (ahead === 0) return count(uid, pace, cost, 0);
  const key = `${uid}/${pace}`;
  const turn = (queues.get(key) ?? Promise.resolve()).then(
    () => count(uid, pace, cost, ahead),
    () => count(uid, pace, cost, ahead),
  );
  queues.set(key, turn);
  try {
    await turn;
  } finally {
    if (queues.get(key) === turn) queues.delete(key);
  }
}

async function count(uid: string, pace: Pace, cost: number, ahead: number): Promise<void> {
  const key = `${uid}/${pace}`;
  const own = held.get(key);
  if (own && own.until > Date.now() && own.calls >= cost) {
    own.calls -= cost;
    return;
  }
  const ref = firestore().collection('users').doc(uid).collection('allowances').doc(`pace-${pace}`);
  let taken = 0;
  // Read together: each question would wait once more otherwise.
  await compareAndSet([closureRef(uid), ref], ([closure, data]) => {
    if (closure !== undefined) throw unauthenticated('account closed');
    const next = afterCall(pace, data, Date.now(), cost, ahead);
    if ('wait' in next) {
      throw new AppError('limit', `That was a lot at once. Please wait ${next.wait} s, then try again.`, {
        headers: { 'Retry-After': String(next.wait) },
        log: { pace },
      });
    }
    taken = next.taken;
    return [undefined, { calls: next.calls, at: next.at }];
  });
  if (ahead === 0) return;
  held.delete(key);
  held.set(key, { calls: Math.max(0, taken - cost), until: Date.now() + HELD_MS });
  for (const oldest of held.keys()) {
    if (held.size <= MOST_HELD) break;
    held.delete(oldest);
  }
}
