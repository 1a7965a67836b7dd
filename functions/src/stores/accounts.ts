/** Everything that is stored of a student, and its end. */
import { getAuth } from 'firebase-admin/auth';
import { app } from '../platform/app.ts';
import { removeFiles } from '../platform/bucket.ts';
import { firestore } from '../platform/firestore.ts';
import { markErased } from './closures.ts';
import { documentsOf } from './documents.ts';

const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** Removes everything of a student, the sign-in last. Can be repeated; nothing there is fine. */
export async function eraseAccount(uid: string): Promise<void> {
  // The documents first: a reading under way sees that its book is gone, stops, and removes what it wrote.
  await firestore().recursiveDelete(documentsOf(uid));
  await removeFiles(`users/${uid}/`);
  await firestore().recursiveDelete(firestore().collection('users').doc(uid));
  await getAuth(app())
    .deleteUser(uid)
    .catch((error) => {
      if (!isUnknownUser(error)) throw error;
    });
  await markErased(uid);
}
