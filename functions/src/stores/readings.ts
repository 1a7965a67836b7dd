/** Books that are read or wait to be: their jobs (`jobs.ts`), and `reading` in their documents. */
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { OutlineEntry } from '../contract/library.ts';
import { msSince, now } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { newId } from '../platform/ids.ts';
import { documentRef, type Owned, parseDocument, type StoredDocument } from './documents.ts';
import { changeDocument, FORGOTTEN_AFTER_MS, jobsIn } from './jobs.ts';
import { outlineRef, storedOutline } from './outlines.ts';
import { wantPictures } from './picture-jobs.ts';

/** A run writes at least every 10 s; six of them missed and it is dead. */
export const DEAD_AFTER_MS = 60_000;
/** A book that brought this many runs down is not tried again. */
export const MOST_RUNS = 3;

type Reading = NonNullable<StoredDocument['reading']>;

export const readingJobs = jobsIn('readings');
export { FORGOTTEN_AFTER_MS };
export const jobRef = readingJobs.ref;

/** A reading that waits for a run. `attempts`: runs that there have been. */
export const queuedReading = (job: string, attempts: number): Reading => ({
  job,
  run: null,
  attempts,
  heartbeat_at: now(),
  parts: 0,
});

/** Whether a reading has stopped without an end. */
export function isStalled({ status, reading }: StoredDocument): boolean {
  if (status !== 'reading' || !reading) return false;
  return msSince(reading.heartbeat_at) > (reading.run ? DEAD_AFTER_MS : FORGOTTEN_AFTER_MS);
}

/** The book of a job, if it is still to be read: its id, its pages, and whether it is in the queue. */
export async function bookOfJob(
  uid: string,
  job: string,
): Promise<{ id: string; pages: number; queued: boolean } | null> {
  const found = await readingJobs.find(uid, job);
  if (!found) return null;
  const { id, reading, pages } = found.document;
  return reading?.job === job && reading.run === null ? { id, pages, queued: found.queued } : null;
}

/** Takes a job for a run. Null where there is nothing to do: taken already, out of date, or the book is gone. */
export async function takeJob(uid: string, job: string, run: string): Promise<Owned | null> {
  return firestore().runTransaction(async (transaction) => {
    const id = await readingJobs.bookIn(transaction, uid, job);
    if (id === null) return null;
    const ref = documentRef(uid, id);
    const snapshot = ref && (await transaction.get(ref));
    const document = snapshot?.exists ? parseDocument(id, snapshot.data()) : null;
    if (!ref || document?.reading?.job !== job) {
      transaction.delete(jobRef(uid, job));
      return null;
    }
    if (document.reading.run) return null;
    const reading = { ...queuedReading(job, document.reading.attempts + 1), run };
    transaction.update(ref, { reading, pages_read: 0 });
    return { ...document, reading, pages_read: 0 };
  });
}

/** Changes the document if `run` may still write it; false where it may not, or the book is gone. */
const asRun = async (
  uid: string,
  id: string,
  run: string,
  change: (transaction: Transaction, ref: DocumentReference, document: Owned, reading: Reading) => void,
): Promise<boolean> =>
  (await changeDocument(uid, id, (transaction, document, ref) => {
    if (document.reading?.run !== run) return false;
    change(transaction, ref, document, document.reading);
    return true;
  })) ?? false;

/** A sign of life: how far the run has come. False: stop, the work is not wanted any more. */
export const reportProgress = (
  uid: string,
  id: string,
  run: string,
  { pagesRead, parts }: { pagesRead: number; parts: number },
): Promise<boolean> =>
  asRun(uid, id, run, (transaction, ref, _document, reading) => {
    transaction.update(ref, { pages_read: pagesRead, reading: { ...reading, parts, heartbeat_at: now() } });
  });

type Ranges = StoredDocument['pages_without_text'];

/** What was found in a book. */
export interface Findings {
  pagesWithoutText: Ranges;
  pagesEstimated: Ranges;
  pagesPictured: Ranges;
  pagesUnread: Ranges;
  pagesBlank: Ranges;
  language: string | null;
  outline: OutlineEntry[];
}

/** Findings as fields of the document, whose text is another one from here on. */
export const factsOf = (found: Findings) => ({
  text_version: newId(),
  pages_without_text: found.pagesWithoutText,
  pages_estimated: found.pagesEstimated,
  pages_pictured: found.pagesPictured,
  pages_unread: found.pagesUnread,
  pages_blank: found.pagesBlank,
  language: found.language,
});

/** Ends a reading well: from here on the book is ready, and its pictures wait to be read. Its text must be in the bucket already. */
export const finishReading = (uid: string, id: string, run: string, found: Findings): Promise<boolean> =>
  asRun(uid, id, run, (transaction, ref, { id: _, ...document }, { job }) => {
    const ready = {
      status: 'ready' as const,
      pages_read: document.pages,
      reading: null,
      ...factsOf(found),
    };
    transaction.update(ref, ready);
    wantPictures(transaction, uid, { id, ...document, ...ready });
    transaction.set(outlineRef(uid, id), storedOutline(found.outline));
    transaction.delete(jobRef(uid, job));
  });

/** Ends a reading that cannot succeed. `problem` is for the student. */
export const failReading = (uid: string, id: string, run: string, problem: string): Promise<boolean> =>
  asRun(uid, id, run, (transaction, ref, _document, { job }) => {
    transaction.update(ref, { status: 'failed', problem, reading: null });
    transaction.delete(jobRef(uid, job));
  });

/**
 * Begins a reading again, if `wanted` still says so, or gives it up after `MOST_RUNS` runs.
 * @returns the document as it is now, or null where it is gone
 */
export const restartReading = (
  uid: string,
  id: string,
  problem: string,
  wanted: (document: Owned) => boolean = isStalled,
): Promise<Owned | null> =>
  changeDocument<Owned>(uid, id, (transaction, document, ref) => {
    if (!document.reading || !wanted(document)) return document;
    transaction.delete(jobRef(uid, document.reading.job));
    if (document.reading.attempts >= MOST_RUNS) {
      const failed = { status: 'failed', problem, reading: null } as const;
      transaction.update(ref, failed);
      return { ...document, ...failed };
    }
    const job = newId();
    const reading = queuedReading(job, document.reading.attempts);
    transaction.update(ref, { reading });
    readingJobs.add(transaction, uid, job, id);
    return { ...document, reading };
  });

/** Begins the reading of a book whose text is no longer of use. Returns the document as it is now, or null where it is gone. */
export const readAgain = (uid: string, id: string): Promise<Owned | null> =>
  changeDocument<Owned>(uid, id, (transaction, document, ref) => {
    if (document.status !== 'ready') return document;
    const job = newId();
    const again = { status: 'reading', pages_read: 0, reading: queuedReading(job, 0) } as const;
    transaction.update(ref, again);
    readingJobs.add(transaction, uid, job, id);
    return { ...document, ...again };
  });
