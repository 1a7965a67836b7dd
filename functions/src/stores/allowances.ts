/**
 * What may still be spent today: `users/{uid}/allowances/{meter}` for a student, `allowances/{meter}` for the project. A student's
 * part gets smaller as the project's day runs out, down to a little that is kept for those who have taken no more
 * (`platform/shares.ts`), and is smaller on an account's first day. Both are taken from in one step before the paid call is made, so that calls at once, in any number of processes, can't
 * together go over a cap. In Firestore, since functions share no memory.
 */
import * as z from 'zod/mini';
import { dailyCap, firstDayPart, verifiedEmailOnly } from '../config.ts';
import { LITTLE_OF_A_DAY, type Meter } from '../contract/limits.ts';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { dayIn, secondsToNextDay } from '../platform/days.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { mayHave } from '../platform/shares.ts';
import { type Standing, standingOf } from './profiles.ts';

/** The YouTube Data API counts days in California, we count the model's in UTC. */
const ZONE: Record<Meter, string> = { videoSearches: 'America/Los_Angeles', modelTokens: 'UTC', picturePages: 'UTC' };

/** Seconds until there is a new day's allowance. */
export const secondsToMore = (meter: Meter): number => secondsToNextDay(ZONE[meter]);

const Spent = z.object({ day: z.string(), used: z.number() });

/** A part of today's allowance, to be settled when the true cost is known. */
export interface Taken {
  uid: string;
  meter: Meter;
  day: string;
  amount: number;
}

const refs = (uid: string, meter: Meter) => [
  firestore().collection('users').doc(uid).collection('allowances').doc(meter),
  firestore().collection('allowances').doc(meter),
];
const usedOn = (day: string, data: unknown) => {
  const spent = Spent.safeParse(data);
  return spent.success && spent.data.day === day ? spent.data.used : 0;
};

const WHAT: Record<Meter, string> = {
  videoSearches: 'video searches',
  modelTokens: 'questions to the AI model',
  picturePages: 'pages read from pictures',
};

/** Whose part is used up: the student's own, everybody's, or what students who had much may have of the rest. */
const WHOSE = {
  student: (what: string) => `You have used up today's ${what}.`,
  project: (what: string) => `Today's ${what} of all students are used up.`,
  share: (what: string) => `Most of today's ${what} are used up, and the rest is kept for those who had few.`,
};

/** What one student may have of a meter today, when so much of the project's day is gone. */
function partOf(meter: Meter, gone: number, { isNew, verified }: Standing): number {
  if (!verified && verifiedEmailOnly()) return 0;
  const part = isNew ? firstDayPart() : 1;
  const one = Math.floor(dailyCap(meter, 'student') * part);
  const little = Math.floor(LITTLE_OF_A_DAY[meter] * part);
  return mayHave({ all: dailyCap(meter, 'project'), one, little }, gone);
}

/** 429 for one whose address is not confirmed, where that is asked for. */
const unverified = (meter: Meter): AppError =>
  new AppError('limit', `Please confirm your email address for ${WHAT[meter]}, then log in again.`, {
    headers: { 'Retry-After': '3600' },
    log: { meter, whose: 'unverified' },
  });

function spentUp(meter: Meter, whose: keyof typeof WHOSE): AppError {
  const seconds = secondsToMore(meter);
  const hours = Math.max(1, Math.round(seconds / 3600));
  const who = WHOSE[whose](WHAT[meter]);
  return new AppError('limit', `${who} There will be more in about ${hours} ${hours === 1 ? 'hour' : 'hours'}.`, {
    headers: { 'Retry-After': String(seconds) },
    log: { meter, whose },
  });
}

/**
 * Takes `amount` (searches or tokens, a cautious estimate) from what the student and the project may still spend today.
 * @throws AppError `limit` (429, with `Retry-After` in seconds until the next day) where either has not that much left;
 * nothing is taken then
 */
export async function take(uid: string, meter: Meter, amount: number): Promise<Taken> {
  const day = dayIn(ZONE[meter]);
  const documents = refs(uid, meter);
  const standing = await standingOf(uid);
  if (!standing.verified && verifiedEmailOnly()) throw unverified(meter);
  await compareAndSet(documents, (data) => {
    const used = data.map((spent) => usedOn(day, spent));
    const [own = 0, gone = 0] = used;
    if (gone + amount > dailyCap(meter, 'project')) throw spentUp(meter, 'project');
    if (own + amount > partOf(meter, 0, standing)) throw spentUp(meter, 'student');
    if (own + amount > partOf(meter, gone, standing)) throw spentUp(meter, 'share');
    return used.map((already) => ({ day, used: already + amount }));
  });
  return { uid, meter, day, amount };
}

/** Puts the true cost in the place of what was taken: what was too much is given back, what was too little is added. */
export async function reconcile({ uid, meter, day, amount }: Taken, used: number): Promise<void> {
  if (used === amount) return;
  // What was taken on a day that is over is no longer counted.
  await compareAndSet(refs(uid, meter), (data) =>
    data.map((spent) =>
      dayOf(spent) === day ? { day, used: Math.max(0, usedOn(day, spent) + used - amount) } : undefined,
    ),
  );
}

const dayOf = (data: unknown) => Spent.safeParse(data).data?.day;

/** What the student may still spend of a meter today, at least 0: the less of the student's and the project's. */
export async function left(uid: string, meter: Meter): Promise<number> {
  const day = dayIn(ZONE[meter]);
  const [snapshots, standing] = await Promise.all([firestore().getAll(...refs(uid, meter)), standingOf(uid)]);
  const [own = 0, gone = 0] = snapshots.map((snapshot) => usedOn(day, snapshot.data()));
  return Math.max(0, Math.min(partOf(meter, gone, standing) - own, dailyCap(meter, 'project') - gone));
}
