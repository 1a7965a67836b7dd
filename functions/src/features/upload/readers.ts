/**
 * Who reads what, when. The call that adds a book puts it into its student's queue and wakes a reader before it replies; the
 * event of the new job makes up for a call that died before. A reader takes the book that is due first of all students, whoever
 * woke it. On the platform readers are woken by Cloud Tasks, which starts as many as there may be.
 */
import { readersWoken } from '../../config.ts';
import { before } from '../../platform/clock.ts';
import { describeError, log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweeping.ts';
import { wakeReader } from '../../platform/tasks.ts';
import type { Owned } from '../../stores/documents.ts';
import { dueStudents, freeBlocked, joinQueue, leaveQueue, takeNext } from '../../stores/reading-queues.ts';
import { bookOfJob, readingJobs } from '../../stores/readings.ts';
import { readQueuedBook } from './read-book.ts';

/** Where no reader can be woken, the event's own run goes on with further books for this long (ms). */
const GOES_ON_MS = 400_000;
/** An event that nobody has heard for this long (ms) is lost. */
const LOST_MS = 60_000;

/**
 * Has a book read that was added just now, without waiting for the event of its job. That this fails is no reason to fail the
 * call: the event comes all the same.
 */
export async function readSoon(uid: string, { id, pages, reading }: Owned): Promise<void> {
  if (!readersWoken() || !reading || reading.run !== null) return;
  try {
    await joinQueue(uid, { id, job: reading.job, pages });
    await wakeReader();
    await readingJobs.markQueued(uid, reading.job);
  } catch (error) {
    log('WARNING', 'left to its event', { document: id, ...describeError(error) });
  }
}

/** What the event of a new job does, where the call that made it did not: puts the book into the queue, and has somebody read. May come twice. */
export async function queueBook(uid: string, job: string): Promise<void> {
  const book = await bookOfJob(uid, job);
  if (!book || (book.queued && readersWoken())) return;
  await joinQueue(uid, { id: book.id, pages: book.pages, job });
  await readingJobs.markQueued(uid, job);
  if (readersWoken()) await wakeReader();
  else await readDue(GOES_ON_MS);
}

/** Reads the book that is due first, and the next one, until none is or so many ms are over; at least one. */
async function readDue(forMs: number): Promise<void> {
  const until = Date.now() + forMs;
  do {
    const next = await takeNext();
    if (!next) return;
    const began = Date.now();
    try {
      await readQueuedBook(next.uid, next.job);
    } finally {
      await leaveQueue(next.uid, next.id, Date.now() - began);
    }
  } while (Date.now() < until);
}

/** What a reader that Cloud Tasks woke does: it reads one book, and wakes another reader where more are due. */
export async function readOne(): Promise<void> {
  await readDue(0);
  if ((await dueStudents()) > 0) await wakeReader();
}

/**
 * What is done each minute: events that were lost are made up for, and books behind readers that died are due again; where
 * some are due, a reader is woken.
 */
export async function wakeReaders(lostMs = LOST_MS): Promise<void> {
  await freeBlocked().catch((error) => log('ERROR', 'sweep failed', { what: 'queues', ...describeError(error) }));
  const found = await sweepEach('events', readingJobs.unqueued(before(lostMs)), async ({ uid, job }) => {
    await queueBook(uid, job);
    return true;
  });
  if (found > 0) log('WARNING', 'events lost', { found });
  if ((await dueStudents()) === 0) return;
  if (readersWoken()) await wakeReader();
  else await readDue(GOES_ON_MS);
}
