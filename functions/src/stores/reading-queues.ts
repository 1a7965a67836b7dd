/**
 * `users/{uid}/queues/reading`, and `users/{uid}/pictureQueues/pictures` for pages that are pictures: which books of a student
 * wait for a reader, which are being read, and how much of the readers' time the student had. Readers take the next book of
 * whoever is due first (`platform/shares.ts`), so that it does not matter whose event came first. What is here only decides the
 * order; that a book is read once is up to its job (`readings.ts`, `picture-jobs.ts`).
 */
import * as z from 'zod/mini';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { firestore } from '../platform/firestore.ts';
import { begun, dueAgain, dueOf, EMPTY_QUEUE, ended, joined, type ReadingQueue } from '../platform/shares.ts';

const Stored = z.object({
  waiting: z.record(z.string(), z.object({ job: z.string(), pages: z.number(), at: z.number() })),
  running: z.record(z.string(), z.object({ until: z.number() })),
  used: z.object({ ms: z.number(), at: z.number() }),
});

/** Students looked at for the next book: several readers look at once, and the first ones may be taken by others. */
const LOOKED_AT = 20;

/** As it is stored: with when it is due (`due`, null where nothing is), and when it is looked at again where it is not. */
const stored = (queue: ReadingQueue, now: number) => ({
  ...queue,
  due: dueOf(queue, now),
  blocked_until: dueAgain(queue, now),
});

interface NextBook {
  uid: string;
  /** The book's id, and the job that is to be taken. */
  id: string;
  job: string;
}

/** A queue of every student's own, in a collection of this name, and what can be done with all of them. */
function queuesIn(collection: string, name: string) {
  const queueRef = (uid: string) => firestore().collection('users').doc(uid).collection(collection).doc(name);
  const queues = () => firestore().collectionGroup(collection);

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

  return {
    /**
     * Puts a book in its student's queue. One that is there keeps its place, and its newer job is the one to take.
     * @param book `at`: not to be read before (ms since 1970)
     */
    joinQueue: (uid: string, { id, ...book }: { id: string; job: string; pages: number; at?: number }): Promise<void> =>
      change(uid, (queue, now) => joined(queue, id, { at: now, ...book }), { known: false }),

    /** Takes the book that is due first, of all students; null where none is. */
    async takeNext(): Promise<NextBook | null> {
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
    },

    /** Notes that a reader is done with a book, for better or worse, after so many ms. */
    leaveQueue: (uid: string, id: string, ms: number): Promise<void> =>
      change(uid, (queue, now) => ended(queue, id, now, ms)),

    /** How many students have a book that a reader could take now, up to `LOOKED_AT`. */
    dueStudents: async (): Promise<number> =>
      (await queues().where('due', '>', 0).orderBy('due').limit(LOOKED_AT).get()).size,

    /** Makes students due again whose books wait behind readers that have died, or for a day that has come. */
    async freeBlocked(): Promise<void> {
      const { docs } = await queues().where('blocked_until', '<=', Date.now()).limit(100).get();
      for (const doc of docs) await change(doc.ref.parent.parent?.id ?? '', (queue) => queue);
    },
  };
}

export const { joinQueue, takeNext, leaveQueue, dueStudents, freeBlocked } = queuesIn('queues', 'reading');
export const pictureQueues = queuesIn('pictureQueues', 'pictures');
