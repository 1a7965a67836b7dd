/**
 * Work that costs money and must be done once: while a call does it, `users/{uid}/underway/{id}` says so, and whoever sends
 * the same again waits for its result.
 */
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { withLease } from '../platform/lease.ts';

/** How long one who waits does so at most (ms; Hosting gives up at 60 s). */
const WAIT_MS = 45_000;
/** One who has waited longer than this (ms) for work that came to nothing has no time left to do it. */
const LATE_MS = 5_000;

const refOf = (uid: string, id: string) => firestore().collection('users').doc(uid).collection('underway').doc(id);

/**
 * The result of work: found where it is done already, waited for where another call does it, else done here.
 * @throws AppError `in_progress` where the other call's result did not come in time; what `found` and `work` throw
 */
export const singleFlight = <T>(
  uid: string,
  id: string,
  found: () => Promise<T | null>,
  work: () => Promise<T>,
): Promise<T> =>
  withLease(
    refOf(uid, id),
    { field: 'lease', disposable: true, found, waitMs: WAIT_MS, lateMs: LATE_MS, busy: stillUnderway },
    work,
  );

const stillUnderway = () =>
  new AppError('in_progress', 'This is still being worked on. Please try again in a moment: it is not begun anew.', {
    headers: { 'Retry-After': '5' },
  });
