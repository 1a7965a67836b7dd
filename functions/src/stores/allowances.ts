/**
 * What may still be spent today: `users/{uid}/allowances/{meter}` for a student, `allowances/{meter}` for the project. Both are
 * taken from in one step before the paid call is made, so that calls at once, in any number of processes, can't
 * together go over a cap. In Firestore, since functions share no memory.
 */
import * as z from 'zod/mini';
import { dailyCap } from '../config.ts';
import type { Meter } from '../contract/limits.ts';
import { changeContended } from '../platform/contended.ts';
import { dayIn, secondsToNextDay } from '../platform/days.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';

/** The YouTube Data API counts days in California, we count the model's in UTC. */
const ZONE: Record<Meter, string> = { videoSearches: 'America/Los_Angeles', modelTokens: 'UTC' };

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

const WHAT: Record<Meter, string> = { videoSearches: 'video searches', modelTokens: 'questions to the AI model' };

function spentUp(meter: Meter, whose: 'student' | 'project'): AppError {
  const seconds = secondsToMore(meter);
  const hours = Math.max(1, Math.round(seconds / 3600));
  const who =
    whose === 'student'
      ? `You have used up today's ${WHAT[meter]}.`
      : `Today's ${WHAT[meter]} of all students are used up.`;
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
  await changeContended(documents, (data) => {
    const used = data.map((spent) => usedOn(day, spent));
    for (const [at, whose] of (['student', 'project'] as const).entries()) {
      if ((used[at] ?? 0) + amount > dailyCap(meter, whose)) throw spentUp(meter, whose);
    }
    return used.map((already) => ({ day, used: already + amount }));
  });
  return { uid, meter, day, amount };
}

/** Puts the true cost in the place of what was taken: what was too much is given back, what was too little is added. */
export async function settle({ uid, meter, day, amount }: Taken, used: number): Promise<void> {
  if (used === amount) return;
  // What was taken on a day that is over is no longer counted.
  await changeContended(refs(uid, meter), (data) =>
    data.map((spent) =>
      dayOf(spent) === day ? { day, used: Math.max(0, usedOn(day, spent) + used - amount) } : undefined,
    ),
  );
}

const dayOf = (data: unknown) => Spent.safeParse(data).data?.day;

/** What the student may still spend of a meter today, at least 0: the less of the student's and the project's. */
export async function left(uid: string, meter: Meter): Promise<number> {
  const day = dayIn(ZONE[meter]);
  const snapshots = await firestore().getAll(...refs(uid, meter));
  const [student, project] = snapshots.map((snapshot) => usedOn(day, snapshot.data()));
  return Math.max(
    0,
    Math.min(dailyCap(meter, 'student') - (student ?? 0), dailyCap(meter, 'project') - (project ?? 0)),
  );
}
