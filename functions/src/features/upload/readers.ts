/**
 * Who reads what, when. A job that appears puts its book into its student's queue; a reader takes the book that is due first of
 * all students, whoever woke it. On the platform readers are woken by Cloud Tasks, which starts as many as there may be; in the
 * emulators by the event itself.
 */
import { readersByTasks } from '../../config.ts';
import { before } from '../../platform/clock.ts';
import { describeError, log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweeping.ts';
import { wakeReader } from '../../platform/tasks.ts';
import { dueStudents, freeBlocked, joinQueue, leaveQueue, takeNext } from '../../stores/reading-queues.ts';
import { bookOfJob, markQueued, unqueuedJobs } from '../../stores/readings.ts';
import { readQueuedBook } from './read-book.ts';

/** A reader of the emulators goes on with further books for this long (ms), since no task wakes another. */
const GOES_ON_MS = 400_000;
/** An event that nobody has heard for this long (ms) is lost. */
const LOST_MS = 60_000;

/** Puts the book of a new job into the queue, and has somebody read. May be called twice for a job. */
export async function queueBook(uid: string, job: string): Promise<void> {
  const book = await bookOfJob(uid, job);
  if (!book) return;
  await joinQueue(uid, { ...book, job });
  await markQueued(uid, job);
  if (readersByTasks()) await wakeReader();
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
  const found = await sweepEach('events', unqueuedJobs(before(lostMs)), async ({ uid, job }) => {
    await queueBook(uid, job);
    return true;
  });
  if (found > 0) log('WARNING', 'events lost', { found });
  if ((await dueStudents()) === 0) return;
  if (readersByTasks()) await wakeReader();
  else await readDue(GOES_ON_MS);
}
