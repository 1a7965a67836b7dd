/** Sets right what crashes and lost events left behind. Can run at any time, also twice at once. */
import { msSince } from '../../platform/clock.ts';
import { log } from '../../platform/log.ts';
import { allFiles, removeBookFiles, removeParts, type StoredFile } from '../../stores/bookFiles.ts';
import { chats } from '../../stores/chats.ts';
import { allDeletions, finishDeletion, forgetDeletion, type StoredDeletion } from '../../stores/deletions.ts';
import { findDocument } from '../../stores/documents.ts';
import { removeIncoming } from '../../stores/incoming.ts';
import { allJobs, dropJob, type QueuedJob, restartReading } from '../../stores/readings.ts';
import { sessions } from '../../stores/sessions.ts';
import { UNREADABLE } from './problems.ts';

const MINUTE = 60_000;

/** How old something must be before it is taken for left behind: no request lives this long. */
const GRACE_MS = 60 * MINUTE;
/** How long a deletion is remembered, for late retries of the upload. */
const REMEMBER_MS = 24 * 60 * MINUTE;
/** How long a file that was sent straight to Storage waits to be asked for: a night's broken connection, and no more. */
const WAIT_MS = 24 * 60 * MINUTE;
/** Jobs and deletions looked at in one sweep; the rest wait for the next. */
const BATCH = 500;

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
    readings: await sweepReadings((await allJobs(BATCH)).filter(wanted)),
    deletions: await sweepDeletions((await allDeletions(BATCH)).filter(wanted), graceMs),
    conversations:
      (await sweepConversations(chats, (await chats.leaving(BATCH)).filter(wanted))) +
      (await sweepConversations(sessions, (await sessions.leaving(BATCH)).filter(wanted))),
    files: 0,
    incoming: 0,
  };
  for await (const files of allFiles(uid)) {
    counts.files += await sweepFiles(
      files.flatMap(({ name, ...file }) => (name === null ? [] : { name, ...file })),
      graceMs,
    );
    const waiting = files.filter(({ name, createdAt }) => name === null && msSince(createdAt) >= waitMs);
    for (const { uid, id } of waiting) await removeIncoming(uid, id);
    counts.incoming += waiting.length;
  }
  log('INFO', 'swept', counts);
}

async function sweepReadings(jobs: QueuedJob[]): Promise<number> {
  let begun = 0;
  for (const { uid, job, document: id } of jobs) {
    const document = await findDocument(uid, id);
    if (document?.reading?.job !== job) await dropJob(uid, job);
    else if ((await restartReading(uid, id, UNREADABLE))?.reading?.job !== job) begun++;
  }
  return begun;
}

async function sweepDeletions(deletions: StoredDeletion[], graceMs: number): Promise<number> {
  let finished = 0;
  for (const { uid, id, ...deletion } of deletions) {
    const age = msSince(deletion.deleted_at);
    if (deletion.finished && age > REMEMBER_MS) await forgetDeletion(uid, id);
    if (deletion.finished || age < graceMs) continue;
    await finishDeletion(uid, id);
    finished++;
  }
  return finished;
}

async function sweepConversations(
  { discard }: Pick<typeof sessions, 'discard'>,
  leaving: { uid: string; id: string }[],
): Promise<number> {
  for (const { uid, id } of leaving) await discard(uid, id);
  return leaving.length;
}

async function sweepFiles(files: (StoredFile & { name: string })[], graceMs: number): Promise<number> {
  const old = files.filter(({ createdAt }) => msSince(createdAt) >= graceMs);
  const books = new Map(old.map((file) => [`${file.uid}/${file.id}`, file]));
  const withParts = new Set(old.filter(({ name }) => name.startsWith('parts/')).map(({ uid, id }) => `${uid}/${id}`));
  const removed = await Promise.all(
    [...books].map(async ([key, { uid, id }]) => {
      const document = await findDocument(uid, id);
      if (document && !(withParts.has(key) && document.reading === null)) return 0;
      await (document ? removeParts(uid, id) : removeBookFiles(uid, id));
      return 1;
    }),
  );
  return removed.reduce<number>((sum, one) => sum + one, 0);
}
