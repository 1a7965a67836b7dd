import * as z from 'zod/mini';
import type { Student } from '../contract/account.ts';
import { msSince, now } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { closureRef } from './closures.ts';

/**
 * Makes the student's profile `users/{uid}` on the first login, and keeps what the identity provider says up to date.
 * @param verified whether the e-mail address is confirmed
 * @throws AppError `unauthenticated` for an account that is being closed
 */
export async function refreshProfile({ uid, ...said }: Student, verified: boolean): Promise<void> {
  const profile = firestore().collection('users').doc(uid);
  await firestore().runTransaction(async (transaction) => {
    const [known, closure] = await transaction.getAll(profile, closureRef(uid));
    if (closure?.exists) throw new AppError('unauthenticated', 'This account was deleted.');
    const seen = { ...said, email_verified: verified, last_login_at: now() };
    transaction.set(profile, known?.exists ? seen : { ...seen, created_at: now() }, { merge: true });
  });
}

/** What is known of an account where it matters what it may cost. */
export interface Standing {
  /** In its first 24 hours, or never seen to log in. */
  isNew: boolean;
  /** Its e-mail address is confirmed. */
  verified: boolean;
}

const DAY_MS = 86_400_000;
const Profile = z.object({ created_at: z.string(), email_verified: z.optional(z.boolean()) });

/** How an account stands. */
export async function standingOf(uid: string): Promise<Standing> {
  const { data } = Profile.safeParse((await firestore().collection('users').doc(uid).get()).data());
  return { isNew: !data || msSince(data.created_at) < DAY_MS, verified: data?.email_verified ?? false };
}
