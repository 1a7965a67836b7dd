/**
 * Books whose pages' pictures are read or wait to be: their jobs (`jobs.ts`), and `pictures` in their documents. What was read is
 * kept beside the book (`picture-readings.ts`).
 */
import type { Transaction } from 'firebase-admin/firestore';
import { openPictures, type PictureLanguage } from '../contract/library.ts';
import { msSince, now } from '../platform/clock.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { documentRef, type Owned, type StoredDocument, toDocument } from './documents.ts';
import { changeDocument, FORGOTTEN_AFTER_MS, jobsIn } from './jobs.ts';

/** A run writes with every page, which takes up to a minute; twice that missed and it is dead. */
const PICTURES_DEAD_AFTER_MS = 3 * 60_000;

type Pictures = NonNullable<StoredDocument['pictures']>;

export const pictureJobs = jobsIn('pictures');
export const pictureJobRef = pictureJobs.ref;

/** Whether the reading goes on by itself. */
const goesOn = ({ state }: Pictures) => state === 'waiting' || state === 'reading' || state === 'tomorrow';

/** Whether the reading of a book's pictures has stopped without an end. */
export function picturesStalled({ status, pictures }: StoredDocument): boolean {
  if (status !== 'ready' || !pictures || !goesOn(pictures) || pictures.state === 'tomorrow') return false;
  return msSince(pictures.heartbeat_at) > (pictures.state === 'reading' ? PICTURES_DEAD_AFTER_MS : FORGOTTEN_AFTER_MS);
}

/** Begins the reading of a book's pictures, as part of a transaction, unless it has none or the student stopped it. */
export function wantPictures(transaction: Transaction, uid: string, document: Owned): Pictures | null {
  const before = document.pictures;
  const open = openPictures(toDocument(document)).length;
  const ref = documentRef(uid, document.id);
  if (!ref || open === 0 || before?.state === 'stopped') return before ?? null;
  if (before) transaction.delete(pictureJobRef(uid, before.job));
  const job = newId();
  const pictures: Pictures = {
    job,
    run: null,
    state: 'waiting',
    total: Math.max(open, before?.total ?? 0),
    done: Math.max(0, (before?.total ?? open) - open),
    page_ms: before?.page_ms ?? 0,
    heartbeat_at: now(),
    ...(before?.language && { language: before.language }),
  };
  transaction.update(ref, { pictures });
  pictureJobs.add(transaction, uid, job, document.id);
  return pictures;
}

/** Begins it again where it has stopped without an end. Returns the document as it is now. */
export const restartPictures = (
  uid: string,
  id: string,
  wanted: (document: Owned) => boolean = picturesStalled,
): Promise<Owned | null> =>
  changeDocument<Owned>(uid, id, (transaction, document) =>
    wanted(document) ? { ...document, pictures: wantPictures(transaction, uid, document) } : document,
  );

/** What the student says: on (in a language, if one is named), or no more. @throws AppError `not_found`, `not_ready`, `unusable` */
export async function decidePictures(
  uid: string,
  id: string,
  { reading, language }: { reading: 'on' | 'stop'; language?: PictureLanguage },
): Promise<Owned> {
  const document = await changeDocument<Owned>(uid, id, (transaction, document, ref) => {
    if (document.status === 'failed')
      throw new AppError('unusable', document.problem ?? 'This book could not be read.');
    if (document.status !== 'ready')
      throw new AppError('not_ready', 'This book is still being read. Please try again in a moment.');
    const { pictures } = document;
    if (reading === 'stop') {
      if (!pictures || pictures.state === 'stopped') return document;
      const stopped = { ...pictures, state: 'stopped' as const, run: null };
      transaction.update(ref, { pictures: stopped });
      transaction.delete(pictureJobRef(uid, pictures.job));
      return { ...document, pictures: stopped };
    }
    if (pictures && goesOn(pictures) && (!language || language === pictures.language)) return document;
    const before = pictures && { ...pictures, state: 'waiting' as const, ...(language && { language }) };
    // In another language what nothing was read on may say something.
    const again = language ? { pages_unread: [] } : {};
    if (language) transaction.update(ref, again);
    const wanted = wantPictures(transaction, uid, { ...document, ...again, ...(before && { pictures: before }) });
    if (!wanted || !language) return { ...document, ...again, pictures: wanted };
    transaction.update(ref, { 'pictures.language': language });
    return { ...document, ...again, pictures: { ...wanted, language } };
  });
  if (!document) throw notFound('book');
  return document;
}

/** The book of a job, if its pictures are still to be read: its id, and how many are left. */
export async function bookOfPictureJob(uid: string, job: string): Promise<{ id: string; pages: number } | null> {
  const found = await pictureJobs.find(uid, job);
  if (!found) return null;
  const { id, pictures } = found.document;
  return pictures?.job === job && goesOn(pictures) ? { id, pages: pictures.total - pictures.done } : null;
}

/** Takes a book's pictures for a run. Null where there is nothing to do: not wanted any more, read by another run, or gone. */
export const takePictures = (uid: string, id: string, job: string, run: string): Promise<Owned | null> =>
  changeDocument(uid, id, (transaction, document, ref) => {
    const { pictures, status } = document;
    if (status !== 'ready' || pictures?.job !== job || !goesOn(pictures)) return null;
    if (pictures.run && msSince(pictures.heartbeat_at) <= PICTURES_DEAD_AFTER_MS) return null;
    const taken = { ...pictures, run, state: 'reading' as const, heartbeat_at: now() };
    transaction.update(ref, { pictures: taken });
    return { ...document, pictures: taken };
  });

/**
 * A sign of life with every page. What was stored while the student said stop counts as read.
 * @param job the reading's, of which `run` is a turn
 * @returns false: stop, the reading is not wanted any more
 */
export const reportPictures = async (
  uid: string,
  id: string,
  { job, run }: { job: string; run: string },
  found: Partial<Pick<Pictures, 'done' | 'total' | 'page_ms'>>,
): Promise<boolean> => {
  const mine = await changeDocument(uid, id, (transaction, document, ref) => {
    const { pictures, status } = document;
    const isMine = status === 'ready' && pictures?.run === run;
    const isStopped = status === 'ready' && pictures?.state === 'stopped' && pictures.job === job;
    if ((isMine || isStopped) && pictures)
      transaction.update(ref, { pictures: { ...pictures, ...found, heartbeat_at: now() } });
    return isMine;
  });
  return mine ?? false;
};

/**
 * Ends a run: the reading waits for its next turn (or for tomorrow), or is over.
 * @returns false where the run had nothing to say any more: the student stopped it, or the book is gone or read again
 */
export async function leavePictures(
  uid: string,
  id: string,
  run: string,
  to: 'waiting' | 'tomorrow' | 'over' | { unreadable: string },
): Promise<boolean> {
  const mine = await changeDocument(uid, id, (transaction, document, ref) => {
    const { pictures } = document;
    if (pictures?.run !== run) return false;
    if (to === 'over') transaction.update(ref, { pictures: null });
    else if (typeof to === 'string')
      transaction.update(ref, { pictures: { ...pictures, run: null, state: to, heartbeat_at: now() } });
    else transaction.update(ref, { pictures: { ...pictures, run: null, state: 'language', ...to } });
    if (to === 'over' || typeof to !== 'string') transaction.delete(pictureJobRef(uid, pictures.job));
    return true;
  });
  return mine ?? false;
}
