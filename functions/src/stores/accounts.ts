/**
 * A student's account as a whole, and its end. The mark in `closures` is written before anything is removed and taken
 * away last, so that whatever a crash leaves is removed by the sweep, and nothing that was under way stays behind.
 */
import { getAuth } from 'firebase-admin/auth';
import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { app } from '../platform/app.ts';
import { removeFiles } from '../platform/bucket.ts';
import { now } from '../platform/clock.ts';
import { closureRef, closures } from '../platform/closures.ts';
import { firestore } from '../platform/firestore.ts';
import { pagesOf } from '../platform/sweeping.ts';
import { documentsOf } from './documents.ts';

const Closure = z.object({ uid: z.string(), closed_at: z.string(), erased: z.boolean() });
export type Closure = z.infer<typeof Closure>;

/** Marks an account as closed: from here on it can change nothing, and it will be erased whatever happens. */
export async function markClosed(uid: string): Promise<void> {
  const mark: Closure = { uid, closed_at: now(), erased: false };
  await closureRef(uid).set(mark);
}

const isUnknownUser = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** gRPC: there is no such document. */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 5;

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
  await closureRef(uid)
    .update({ erased: true })
    .catch((error) => {
      // Without a mark there is nothing to tick off; half a mark would stop the sweep.
      if (!isNotFound(error)) throw error;
    });
}

async function* marks(query: Query): AsyncGenerator<Closure[]> {
  for await (const docs of pagesOf(query)) yield docs.flatMap((doc) => Closure.safeParse(doc.data()).data ?? []);
}

/** The marks of accounts that are not erased yet. */
export const unfinishedClosures = () => marks(closures().where('erased', '==', false));

/** The marks made before a time (ISO 8601). */
export const oldClosures = (before: string) => marks(closures().where('closed_at', '<=', before));

/** Takes the mark away: nothing that knew the account can be under way any more. */
export async function forgetClosure(uid: string): Promise<void> {
  await closureRef(uid).delete();
}
