/**
 * `users/{uid}/readings/{job}` and `users/{uid}/pictures/{job}`: work on a book that waits for a background reader, or is under way.
 * A job that appears fires the reader's event; it goes when the work is over. Events may come twice or never, and a reader may die: so
 * a job is taken by one run, only that run writes, and a book without a heartbeat is given a new job. How far the work has come is in
 * the book's document; who is served next is up to the queues (`reading-queues.ts`).
 */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { now } from '../platform/clock.ts';
import { compareAndSet } from '../platform/compare-and-set.ts';
import { firestore } from '../platform/firestore.ts';
import { pagesOf } from '../platform/sweeping.ts';
import { documentRef, findDocument, type Owned, parseDocument } from './documents.ts';

/** A job nobody took although its event is asked for again each minute (`unqueued`): something else is wrong. */
export const FORGOTTEN_AFTER_MS = 10 * 60_000;

/** `queued`: its book is in its student's queue; left out in jobs of former versions. */
const Job = z.object({ document: z.string(), created_at: z.string(), queued: z.optional(z.boolean()) });

export interface BookJob {
  uid: string;
  job: string;
  /** Id of the book's document. */
  document: string;
}

/** The jobs of one kind, in each student's collection of this name. */
export function jobsIn(collection: 'readings' | 'pictures') {
  const ref = (uid: string, job: string): DocumentReference =>
    firestore().collection('users').doc(uid).collection(collection).doc(job);
  const jobs = () => firestore().collectionGroup(collection);
  const owner = (doc: DocumentReference): string => doc.parent.parent?.id ?? '';

  return {
    ref,

    /** Adds a job as part of a transaction. */
    add(transaction: Transaction, uid: string, job: string, document: string): void {
      transaction.create(ref(uid, job), { document, created_at: now(), queued: false });
    },

    /** The document of a job's book, and whether it is in the queue; null where one of them is gone or is no job. */
    async find(uid: string, job: string): Promise<{ document: Owned; queued: boolean } | null> {
      const { data } = Job.safeParse((await ref(uid, job).get()).data());
      const document = data && (await findDocument(uid, data.document));
      return document ? { document, queued: data.queued === true } : null;
    },

    /** The id of a job's book, read as part of a transaction; null where the job is gone. */
    async bookIn(transaction: Transaction, uid: string, job: string): Promise<string | null> {
      const found = await transaction.get(ref(uid, job));
      return found.exists ? Job.parse(found.data()).document : null;
    },

    /** Notes that a job's book is in the queue; nothing where the job is gone. */
    markQueued: (uid: string, job: string): Promise<void> =>
      compareAndSet([ref(uid, job)], ([data]) => [data === undefined ? undefined : { ...data, queued: true }]),

    /** Jobs, of all students, that came before a time (ISO 8601) and whose event nobody heard. */
    async *unqueued(before: string): AsyncGenerator<{ uid: string; job: string }[]> {
      const lost = jobs().where('queued', '==', false).where('created_at', '<=', before);
      for await (const docs of pagesOf(lost)) yield docs.map((doc) => ({ uid: owner(doc.ref), job: doc.id }));
    },

    /** The jobs of all students. What is no job is passed over. */
    async *all(): AsyncGenerator<BookJob[]> {
      for await (const docs of pagesOf(jobs())) {
        yield docs.flatMap((doc) => {
          const { data } = Job.safeParse(doc.data());
          return data ? [{ uid: owner(doc.ref), job: doc.id, document: data.document }] : [];
        });
      }
    },

    /** Removes a job that belongs to no reading any more. */
    async drop(uid: string, job: string): Promise<void> {
      await ref(uid, job).delete();
    },
  };
}

/** Reads a book's document and changes it in one transaction; null where it is gone, else what `change` returns. */
export async function changeDocument<T>(
  uid: string,
  id: string,
  change: (transaction: Transaction, document: Owned, ref: DocumentReference) => T,
): Promise<T | null> {
  const ref = documentRef(uid, id);
  if (!ref) return null;
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    return snapshot.exists ? change(transaction, parseDocument(id, snapshot.data()), ref) : null;
  });
}
