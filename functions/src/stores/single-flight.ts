/**
 * Work that costs money and must be done once: while a call does it, `users/{uid}/underway/{id}` says so, and whoever sends
 * the same again waits for its result.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { newId } from '../platform/ids.ts';
import { describeError, log } from '../platform/log.ts';

/** Whoever does the work has this long (ms), the longest that a call may take; then another may begin. */
const WORKING_MS = 60_000;
/** How often one who waits looks, and how long at most (ms; Hosting gives up at 60 s). */
const LOOK_EVERY_MS = 250;
const WAIT_MS = 45_000;
/** One who has waited longer than this (ms) for work that came to nothing has no time left to do it. */
const TOO_LATE_MS = 5_000;

/** `call`: who does it. */
const Flight = z.object({ call: z.string(), until: z.number() });

const refOf = (uid: string, id: string) => firestore().collection('users').doc(uid).collection('underway').doc(id);

/** Marks the work as under way. @returns false while another call does it */
async function begin(uid: string, id: string, call: string): Promise<boolean> {
  let mine = false;
  await compareAndSet([refOf(uid, id)], ([data]) => {
    const mark = Flight.safeParse(data);
    mine = !mark.success || mark.data.call === call || mark.data.until <= Date.now();
    return [mine ? { call, until: Date.now() + WORKING_MS } : undefined];
  });
  return mine;
}

/** Takes the mark away, unless another call has taken over. */
const end = (uid: string, id: string, call: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const ref = refOf(uid, id);
    const mark = Flight.safeParse((await transaction.get(ref)).data());
    if (mark.data?.call === call) transaction.delete(ref);
  });

/**
 * The result of work: found where it is done already, waited for where another call does it, else done here.
 * @throws AppError `in_progress` where the other call's result did not come in time; what `found` and `work` throw
 */
export async function singleFlight<T>(
  uid: string,
  id: string,
  found: () => Promise<T | null>,
  work: () => Promise<T>,
): Promise<T> {
  const call = newId();
  // Counted from when somebody else was seen at work: one who met nobody is never told that the work is under way.
  let waitingSince: number | undefined;
  const waited = () => (waitingSince === undefined ? 0 : Date.now() - waitingSince);
  while (!(await begin(uid, id, call))) {
    waitingSince ??= Date.now();
    if (waited() > WAIT_MS) throw stillUnderway();
    await pause(LOOK_EVERY_MS);
    const result = await found();
    if (result) return result;
  }
  try {
    const result = await found();
    if (result) return result;
    if (waited() > TOO_LATE_MS) throw stillUnderway();
    return await work();
  } finally {
    // A mark that can't be taken away is no reason to hide what came of the work: it ends by itself after a while.
    await end(uid, id, call).catch((cause) => log('WARNING', 'mark left', describeError(cause)));
  }
}

const stillUnderway = () =>
  new AppError('in_progress', 'This is still being worked on. Please try again in a moment: it is not begun anew.', {
    headers: { 'Retry-After': '5' },
  });
