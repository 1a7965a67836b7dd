import type { Student } from '../contract/account.ts';
import { now } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';

/** Makes the student's profile `users/{uid}` on the first login, and keeps what the identity provider says up to date. */
export async function refreshProfile({ uid, ...said }: Student): Promise<void> {
  const profile = firestore().collection('users').doc(uid);
  await firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(profile);
    const seen = { ...said, last_login_at: now() };
    transaction.set(profile, known.exists ? seen : { ...seen, created_at: now() }, { merge: true });
  });
}
