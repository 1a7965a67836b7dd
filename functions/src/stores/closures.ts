/**
 * `closures/{hash of a uid}`: accounts that are being closed, or were a short while ago. An identity token outlives its
 * account by up to an hour; while the mark stands, such a token can change nothing. It is written before anything is removed
 * and taken away last, so that whatever a crash leaves is removed by the sweep, and nothing that was under way stays behind.
 */
import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { now } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';
import { pagesOf } from '../platform/sweeping.ts';

const Closure = z.object({ uid: z.string(), closed_at: z.string(), erased: z.boolean() });
export type Closure = z.infer<typeof Closure>;

export const closures = () => firestore().collection('closures');

/** Where the mark of an account is; its name tells nothing about the account. */
export const closureRef = (uid: string) => closures().doc(derivedId('closure', uid));

/** Whether this account is being closed, or was a short while ago. */
export const isClosed = async (uid: string): Promise<boolean> => (await closureRef(uid).get()).exists;

/** Marks an account as closed: from here on it can change nothing, and it will be erased whatever happens. */
export async function markClosed(uid: string): Promise<void> {
  const mark: Closure = { uid, closed_at: now(), erased: false };
  await closureRef(uid).set(mark);
}

/** gRPC: there is no such document. */
const isNotFound = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 5;

/** Ticks an account off: everything of it is erased. */
export async function markErased(uid: string): Promise<void> {
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
