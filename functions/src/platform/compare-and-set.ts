/**
 * Changing a few small documents that many calls want at once: a student's pace, the day's allowances. Firestore's own
 * transactions wait a second and more after each clash, so that a hundred calls at once took minutes and many gave up
 * (measured). Here the calls of one process go one after another, and those of several processes write only what nobody
 * else has changed since they read it, and look again at once where somebody has: of any number at least one wins.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { unavailable } from './errors.ts';
import { firestore } from './firestore.ts';

/** gRPC: not found, already exists, failed precondition, aborted. Somebody else was quicker. */
const CLASHES = new Set<unknown>([5, 6, 9, 10]);
/** How long a call tries (ms), of the 50 s that it may take. */
const GIVE_UP_MS = 15_000;
/** Between tries (ms), at random, so that those who clashed do not clash again. */
const LONGEST_PAUSE_MS = 30;

const queues = new Map<string, Promise<unknown>>();

/** Runs `work` when everything that was queued under this name before has ended. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
  queues.set(name, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(name) === turn) queues.delete(name);
  }
}

const clashed = (error: unknown) => error instanceof Error && 'code' in error && CLASHES.has(error.code);

/** Does what writes only what nobody else has changed. @returns whether it did: false where somebody else was quicker */
export async function unlessClashed(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (clashed(error)) return false;
    throw error;
  }
}

/**
 * Runs a try that reads, and then writes only what nobody else has changed since, until it gets through. Unlike a transaction
 * it holds no locks, so that a process that dies in the middle stands in nobody's way.
 * @throws AppError `unavailable` where others were quicker for 15 s; what the try throws
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUp = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!clashed(error)) throw error;
      if (Date.now() > giveUp) throw unavailable(error);
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

/**
 * Reads documents and writes them anew, all or none, as if nobody else were there.
 * @param refs the most wanted one last: calls of one process wait for one another by it
 * @param change what the documents hold (undefined: not there) → the fields to write, in the same order; `undefined` leaves
 *   one as it is, `null` deletes it. What it throws is thrown. May be called more than once
 * @throws AppError `unavailable` where others were quicker for 15 s
 */
export async function compareAndSet(
  refs: readonly DocumentReference[],
  change: (data: unknown[]) => (object | null | undefined)[],
): Promise<void> {
  await inTurn(refs.at(-1)?.path ?? '', () =>
    retryOnConflict(async () => {
      const seen = await firestore().getAll(...refs);
      const wanted = change(seen.map((snapshot) => snapshot.data()));
      if (wanted.every((fields) => fields === undefined)) return;
      const batch = firestore().batch();
      for (const [at, { ref, updateTime }] of seen.entries()) {
        const fields = wanted[at];
        if (fields === undefined || (fields === null && !updateTime)) continue;
        if (fields === null) batch.delete(ref, updateTime && { lastUpdateTime: updateTime });
        else if (updateTime) batch.update(ref, { ...fields }, { lastUpdateTime: updateTime });
        else batch.create(ref, fields);
      }
      await batch.commit();
    }),
  );
}
