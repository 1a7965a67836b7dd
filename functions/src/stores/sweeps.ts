/** `sweeps/last`: when the hourly sweep last went through, for whoever wants to know that it still does. */
import * as z from 'zod/mini';
import { now } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';

const Last = z.object({ at: z.string() });
const ref = () => firestore().collection('sweeps').doc('last');

/** Notes that a sweep has gone through. */
export async function noteSweep(): Promise<void> {
  await ref().set({ at: now() });
}

/** When the last one did (ISO 8601); null where none has. */
export const lastSweep = async (): Promise<string | null> =>
  Last.safeParse((await ref().get()).data()).data?.at ?? null;
