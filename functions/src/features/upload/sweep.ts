/** Sets right what crashes and lost events left behind. Can run at any time, also twice at once. */
import { before, msSince } from '../../platform/clock.ts';
import { log } from '../../platform/log.ts';
import { sweepEach } from '../../platform/sweeping.ts';
import { allFiles, removeBookFiles, removeParts, type StoredFile } from '../../stores/book-files.ts';
import { chats } from '../../stores/chats.ts';
import { finishDeletion, finishedDeletions, forgetDeletion, unfinishedDeletions } from '../../stores/deletions.ts';
import { findDocument } from '../../stores/documents.ts';
import { removeIncoming } from '../../stores/incoming.ts';
import type { BookJob } from '../../stores/jobs.ts';
import { readingJobs, restartReading } from '../../stores/readings.ts';
import { sessions } from '../../stores/sessions.ts';
import { sweepPictures } from './picture-readers.ts';
import { UNREADABLE } from './problems.ts';

const MINUTE = 60_000;

/** How old something must be before it is taken for left behind: no request lives this long. */
const GRACE_MS = 60 * MINUTE;
/** How long a deletion is remembered, for late retries of the upload. */
const REMEMBER_MS = 24 * 60 * MINUTE;
/** How long a file that has arrived in Storage waits to be asked for, which its page does at once: a broken connection's time. */
const WAIT_MS = 3 * 60 * MINUTE;
/**
 * Begins stopped readings again, finishes deletions of books and conversations, removes files that no document owns.
 * @param uid whose; left out: everyone's
 * @param graceMs age in milliseconds below which files and deletions are left alone
 * @param waitMs age in milliseconds below which files in `incoming/` are
 */
export async function sweep({
  uid,
  graceMs = GRACE_MS,
  waitMs = WAIT_MS,
}: {
  uid?: string;
  graceMs?: number;
  waitMs?: number;
} = {}): Promise<void> {
  const wanted = (found: { uid: string }) => uid === undefined || found.uid === uid;
  const counts = {
    readings: await sweepEach('readings', readingJobs.all(), async (job) => wanted(job) && beginAgain(job)),
    pictures: await sweepPictures(wanted),
    deletions: await sweepEach('deletions', unfinishedDeletions(before(graceMs)), async (deletion) => {
      if (wanted(deletion)) await finishDeletion(deletion.uid, deletion.id);
      return wanted(deletion);
    }),
    forgotten: await sweepEach('deletions', finishedDeletions(before(REMEMBER_MS)), async (deletion) => {
      if (wanted(deletion)) await forgetDeletion(deletion.uid, deletion.id);
      return wanted(deletion);
    }),
    conversations: (await sweepConversations(chats, wanted)) + (await sweepConversations(sessions, wanted)),
    files: 0,
    incoming: 0,
  };
  for await (const files of allFiles(uid)) {
    counts.files += await sweepFiles(
      files.flatMap(({ name, ...file }) => (name === null ? [] : { name, ...file })),
      graceMs,
    );
    const waiting = files.filter(({ name, createdAt }) => name === null && msSince(createdAt) >= waitMs);
    counts.incoming += await sweepEach('incoming', only(waiting), async ({ uid, id }) => {
      await removeIncoming(uid, id);
      return true;
    });
  }
  log('INFO', 'swept', counts);
}

/** Things that are there already, as a page. */
async function* only<T>(things: T[]): AsyncGenerator<T[]> {
  yield things;
}

/** Begins a stopped reading again. @returns whether it had stopped */
async function beginAgain({ uid, job, document: id }: BookJob): Promise<boolean> {
  const document = await findDocument(uid, id);
  if (document?.reading?.job !== job) {
    await readingJobs.drop(uid, job);
    return false;
  }
  return (await restartReading(uid, id, UNREADABLE))?.reading?.job !== job;
}

const sweepConversations = (
  { leaving, discard }: Pick<typeof sessions, 'leaving' | 'discard'>,
  wanted: (found: { uid: string }) => boolean,
) =>
  sweepEach('conversations', leaving(), async (conversation) => {
    if (wanted(conversation)) await discard(conversation.uid, conversation.id);
    return wanted(conversation);
  });

async function sweepFiles(files: (StoredFile & { name: string })[], graceMs: number): Promise<number> {
  const old = files.filter(({ createdAt }) => msSince(createdAt) >= graceMs);
  const books = new Map(old.map((file) => [`${file.uid}/${file.id}`, file]));
  const withParts = new Set(old.filter(({ name }) => name.startsWith('parts/')).map(({ uid, id }) => `${uid}/${id}`));
  return sweepEach('files', only([...books]), async ([key, { uid, id }]) => {
    const document = await findDocument(uid, id);
    if (document && !(withParts.has(key) && document.reading === null)) return false;
    await (document ? removeParts(uid, id) : removeBookFiles(uid, id));
    return true;
  });
}
