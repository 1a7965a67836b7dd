import type { Student } from '../contract/account.ts';
import { now } from '../platform/clock.ts';
import { closureRef } from '../platform/closures.ts';
import { AppError } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';

/**
 * Makes the student's profile `users/{uid}` on the first login, and keeps what the identity provider says up to date.
 * @throws AppError `unauthenticated` for an account that is being closed
 */
export async function refreshProfile({ uid, ...said }: Student): Promise<void> {
  const profile = firestore().collection('users').doc(uid);
  await firestore().runTransaction(async (transaction) => {
    const [known, closure] = await transaction.getAll(profile, closureRef(uid));
    if (closure?.exists) throw new AppError('unauthenticated', 'This account was deleted.');
    const seen = { ...said, last_login_at: now() };
    transaction.set(profile, known?.exists ? seen : { ...seen, created_at: now() }, { merge: true });
  });
}
