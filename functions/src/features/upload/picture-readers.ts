/** Who reads whose pictures, when: as with books (`readers.ts`), from a queue of its own, a portion of one book after another. */
import { readersWoken } from '../../config.ts';
import { before } from '../../platform/clock.ts';
import { describeError, log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweeping.ts';
import { wakePictureReader } from '../../platform/tasks.ts';
import { secondsToMore } from '../../stores/allowances.ts';
import { findDocument } from '../../stores/documents.ts';
import { bookOfPictureJob, pictureJobs, restartPictures } from '../../stores/picture-jobs.ts';
import { pictureQueues } from '../../stores/reading-queues.ts';
import { readPortion } from './read-pictures.ts';

/** A reader goes on with further portions until so many ms are over; the last may take five minutes more, of the 540 s. */
const GOES_ON_MS = 200_000;
/** An event that nobody has heard for this long (ms) is lost. */
const LOST_MS = 60_000;

/** Puts the book of a new job into its student's queue, and has somebody read. May be called twice for a job. */
export async function queuePictures(uid: string, job: string): Promise<void> {
  const book = await bookOfPictureJob(uid, job);
  if (!book) return;
  await pictureQueues.joinQueue(uid, { ...book, job });
  await pictureJobs.markQueued(uid, job);
  if (readersWoken()) await wakePictureReader();
  else await readDuePictures();
}

/**
 * Reads a portion of the book that is due first, and of the next one, until none is or its time is over; then others are woken
 * for what is left.
 */
export async function readDuePictures(forMs = GOES_ON_MS): Promise<void> {
  const until = Date.now() + forMs;
  do {
    const next = await pictureQueues.takeNext();
    if (!next) return;
    const { uid, id, job } = next;
    const began = Date.now();
    const rest = await readPortion(uid, id, job).catch((error) => {
      log('ERROR', 'a portion broke', { document: id, ...describeError(error) });
      return null;
    });
    await pictureQueues.leaveQueue(uid, id, Date.now() - began);
    if (!rest) continue;
    const at = rest.tomorrow ? { at: Date.now() + 1_000 * secondsToMore('picturePages') } : {};
    await pictureQueues.joinQueue(uid, { id, job, pages: rest.pages, ...at });
  } while (Date.now() < until);
  await goOn();
}

/** Has somebody else go on where something is due: by a task, or in the emulators by the event of a new job. */
async function goOn(): Promise<void> {
  if ((await pictureQueues.dueStudents()) === 0) return;
  if (readersWoken()) return wakePictureReader();
  const next = await pictureQueues.takeNext();
  if (!next) return;
  await pictureQueues.leaveQueue(next.uid, next.id, 0);
  await restartPictures(next.uid, next.id, ({ pictures }) => pictures?.job === next.job);
}

/** What is done each minute: events that were lost are made up for, and who waits for a dead reader, or for today, is due again. */
export async function wakePictureReaders(lostMs = LOST_MS): Promise<void> {
  await pictureQueues
    .freeBlocked()
    .catch((error) => log('ERROR', 'sweep failed', { what: 'picture queues', ...describeError(error) }));
  const found = await sweepEach('picture events', pictureJobs.unqueued(before(lostMs)), async ({ uid, job }) => {
    await queuePictures(uid, job);
    return true;
  });
  if (found > 0) log('WARNING', 'picture events lost', { found });
  if ((await pictureQueues.dueStudents()) === 0) return;
  if (readersWoken()) await wakePictureReader();
  else await readDuePictures();
}

/** Begins readings of pictures again that have stopped without an end, of all students or one. @returns how many had */
export const sweepPictures = (wanted: (found: { uid: string }) => boolean): Promise<number> =>
  sweepEach('pictures', pictureJobs.all(), async ({ uid, job, document: id }) => {
    if (!wanted({ uid })) return false;
    const document = await findDocument(uid, id);
    if (document?.pictures?.job !== job) {
      await pictureJobs.drop(uid, job);
      return false;
    }
    return (await restartPictures(uid, id))?.pictures?.job !== job;
  });
