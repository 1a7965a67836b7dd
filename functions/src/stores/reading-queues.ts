/**
 * `users/{uid}/queues/reading`: which books of a student wait for a reader, which are being read, and how much of the readers'
 * time the student had. Readers take the next book of whoever is due first (`platform/shares.ts`), so that it does not matter
 * whose event came first. What is here only decides the order; that a book is read once is up to its job (`readings.ts`).
 */
import * as z from 'zod/mini';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { firestore } from '../platform/firestore.ts';
import { begun, dueOf, EMPTY_QUEUE, ended, joined, type ReadingQueue } from '../platform/shares.ts';

const Stored = z.object({
  waiting: z.record(z.string(), z.object({ job: z.string(), pages: z.number(), at: z.number() })),
  running: z.record(z.string(), z.object({ until: z.number() })),
  used: z.object({ ms: z.number(), at: z.number() }),
});

/** Students looked at for the next book: several readers look at once, and the first ones may be taken by others. */
const LOOKED_AT = 20;

const queueRef = (uid: string) => firestore().collection('users').doc(uid).collection('queues').doc('reading');
const queues = () => firestore().collectionGroup('queues');

/** As it is stored: with when it is due (`due`, null where nothing is), and until when the running ones are. */
const stored = (queue: ReadingQueue, now: number) => ({
  ...queue,
  due: dueOf(queue, now),
  // Whoever waits behind readers that died is due again when their time is over.
  blocked_until: Object.keys(queue.waiting).length > 0 && dueOf(queue, now) === null ? nextEnd(queue) : null,
});
const nextEnd = ({ running }: ReadingQueue) => Math.min(...Object.values(running).map(({ until }) => until));

/** @param known changes only what is there: nothing may come back of an account that is closed */
async function change(
  uid: string,
  to: (queue: ReadingQueue, now: number) => ReadingQueue,
  { known = true } = {},
): Promise<void> {
  await compareAndSet([queueRef(uid)], ([data]) => {
    if (known && data === undefined) return [undefined];
    const now = Date.now();
    return [stored(to(Stored.safeParse(data).data ?? EMPTY_QUEUE, now), now)];
  });
}

/** Puts a book in its student's queue. One that is there keeps its place, and its newer job is the one to take. */
export const joinQueue = (uid: string, book: { id: string; job: string; pages: number }): Promise<void> =>
  change(uid, (queue, now) => joined(queue, book.id, { job: book.job, pages: book.pages, at: now }), {
    known: false,
  });

export interface NextBook {
  uid: string;
  /** The book's id, and the job that is to be taken. */
  id: string;
  job: string;
}

/** Takes the book that is due first, of all students; null where none is. */
export async function takeNext(): Promise<NextBook | null> {
  const { docs } = await queues().where('due', '>', 0).orderBy('due').limit(LOOKED_AT).get();
  for (const doc of docs) {
    const uid = doc.ref.parent.parent?.id ?? '';
    let taken: NextBook | null = null;
    await change(uid, (queue, now) => {
      const next = begun(queue, now);
      taken = next && { uid, id: next.id, job: next.book.job };
      return next?.queue ?? queue;
    });
    if (taken) return taken;
  }
  return null;
}

/** Notes that a reader is done with a book, for better or worse, after so many ms. */
export const leaveQueue = (uid: string, id: string, ms: number): Promise<void> =>
  change(uid, (queue, now) => ended(queue, id, now, ms));

/** How many students have a book that a reader could take now, up to `LOOKED_AT`. */
export const dueStudents = async (): Promise<number> =>
  (await queues().where('due', '>', 0).orderBy('due').limit(LOOKED_AT).get()).size;

/** Makes students due again whose books wait behind readers that have died. */
export async function freeBlocked(): Promise<void> {
  const { docs } = await queues().where('blocked_until', '<=', Date.now()).limit(100).get();
  for (const doc of docs) await change(doc.ref.parent.parent?.id ?? '', (queue) => queue);
}
