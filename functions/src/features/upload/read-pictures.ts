/**
 * The background reader of pictures: the words of pages that are pictures, read in a child process, a portion at a time. Each page
 * is stored as soon as it is read; the book's text is made anew at the end of a portion, so that it can be asked meanwhile.
 */
import type { PictureReading } from '../../book/pictures/model.ts';
import { PICTURE_LIMITS, readPicturesInChild } from '../../book/read/pictures-in-child.ts';
import { roomFor } from '../../book/read/supervise.ts';
import { openPictures, PICTURE_LANGUAGES, type PictureLanguage } from '../../contract/library.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { describeError, log } from '../../platform/log.ts';
import { withPath } from '../../platform/with-path.ts';
import { left, reconcile, take } from '../../stores/allowances.ts';
import { downloadPdf, removeBookFiles } from '../../stores/book-files.ts';
import { loadBook } from '../../stores/book-text.ts';
import { findDocument, type Owned, toDocument } from '../../stores/documents.ts';
import { leavePictures, reportPictures, takePictures } from '../../stores/picture-jobs.ts';
import { gatherPictures, readPictures, savePicture } from '../../stores/picture-readings.ts';
import type { Findings } from '../../stores/readings.ts';
import { claimBook, readTranscripts, releaseBook } from '../../stores/transcripts.ts';
import { keepPictures } from './keep-pictures.ts';

/** How long a portion is (ms): short at first, so that a book can be asked soon, then as long as what was read already took. */
const PORTION_MS = { least: 20_000, most: 240_000 };
/** Pages of a portion at most. */
const PORTION_PAGES = 60;
/** Pages taken from a student's day at a time: a reader that dies keeps no more of it. */
const PAGES_AHEAD = 2;
/** So many pages in a language that cannot be read, and none in one that can: the others are not tried. */
const FOREIGN_PAGES = 3;
/** Somebody else makes the book's text anew: waited for as long as they may take (ms). */
const OTHERS_MS = 90_000;
/** What the time of a page counts in what pages take lately. */
const LATEST_COUNTS = 0.3;

type Readings = Map<number, PictureReading>;

/** Where a book goes back to the queue: how many pages are left, and whether they wait for the next day. */
export interface Rest {
  pages: number;
  tomorrow: boolean;
}

const canRead = (language: string | null | undefined): language is PictureLanguage =>
  PICTURE_LANGUAGES.some((readable) => readable === language);

/**
 * Reads a portion of a book's pictures, if they are still to be read. May be called twice, and may die at any point: what was
 * stored is not read again.
 * @returns what is left of it for another turn; null where nothing is
 */
export async function readPortion(uid: string, id: string, job: string): Promise<Rest | null> {
  const run = newId();
  const document = await takePictures(uid, id, job, run);
  if (!document?.pictures) return null;
  try {
    return await readAs(run, uid, document, document.pictures);
  } catch (error) {
    // What fails because the book was deleted meanwhile, or is read again, is no fault.
    if (!(await leavePictures(uid, id, run, 'waiting'))) {
      if (!(await findDocument(uid, id))) await removeBookFiles(uid, id);
      return null;
    }
    log('ERROR', 'reading pictures broke', { document: id, ...describeError(error) });
    return { pages: document.pictures.total - document.pictures.done, tomorrow: false };
  }
}

type Pictures = NonNullable<Owned['pictures']>;

async function readAs(run: string, uid: string, document: Owned, pictures: Pictures): Promise<Rest | null> {
  const { id } = document;
  const known = await readPictures(uid, id);
  const inAnother = (reading: PictureReading) =>
    pictures.language !== undefined &&
    reading.unread !== undefined &&
    reading.unread !== 'blank' &&
    reading.language !== pictures.language;
  const open = openPictures(toDocument(document)).filter((page) => {
    const reading = known.get(page);
    return !reading || inAnother(reading);
  });
  const language = pictures.language ?? document.language;
  if (language && !canRead(language) && open.length > 0) {
    await leavePictures(uid, id, run, { unreadable: language });
    return null;
  }
  const pages = open.slice(0, Math.min(PORTION_PAGES, await left(uid, 'picturePages')));
  const read = await readPages(run, uid, document, pictures, { pages, open: open.length });
  const all: Readings = new Map([...known, ...read]);
  if (all.size > 0) await keep(uid, id, all);
  const rest = open.length - read.size;
  const foreign = pictures.language ? null : foreignTo(all);
  const to = rest === 0 ? 'over' : foreign ? { unreadable: foreign } : pages.length === 0 ? 'tomorrow' : 'waiting';
  const goesOn = await leavePictures(uid, id, run, to);
  log('INFO', 'pictures read', { document: id, read: read.size, rest });
  return goesOn && (to === 'waiting' || to === 'tomorrow') ? { pages: rest, tomorrow: to === 'tomorrow' } : null;
}

/** The language that the first pages are in, where it is one that cannot be read and nothing else was found. */
function foreignTo(readings: Readings): string | null {
  const languages = [...readings.values()].flatMap(({ unread }) =>
    typeof unread === 'object' && 'language' in unread ? unread.language : [],
  );
  const isOne = languages.length >= FOREIGN_PAGES && new Set(languages).size === 1;
  return isOne && [...readings.values()].every(({ blocks }) => blocks.length === 0) ? (languages[0] ?? null) : null;
}

/** Reads pages and stores each; ends where the portion is over, or the reading is not wanted any more. */
async function readPages(
  run: string,
  uid: string,
  { id, bytes, language }: Owned,
  { job, total, page_ms, done, language: chosen }: Pictures,
  { pages, open }: { pages: number[]; open: number },
): Promise<Readings> {
  const read: Readings = new Map();
  if (pages.length === 0) return read;
  const lot = (from: number) => take(uid, 'picturePages', Math.min(PAGES_AHEAD, pages.length - from));
  let taken = await lot(0);
  let before = 0;
  const stop = new AbortController();
  const ends = Date.now() + Math.min(PORTION_MS.most, Math.max(PORTION_MS.least, done * page_ms));
  let ms = page_ms;
  let since = Date.now();
  let storing = Promise.resolve();
  const store = async (page: number, reading: PictureReading) => {
    await savePicture(uid, id, page, reading);
    read.set(page, reading);
    const latest = Date.now() - since;
    since = Date.now();
    ms = Math.round(ms > 0 ? ms + LATEST_COUNTS * (latest - ms) : latest);
    const wanted = await reportPictures(
      uid,
      id,
      { job, run },
      {
        total: Math.max(total, open),
        done: Math.max(total, open) - open + read.size,
        page_ms: ms,
      },
    );
    if (!wanted || Date.now() > ends) stop.abort();
    if (stop.signal.aborted || read.size < before + taken.amount || read.size === pages.length) return;
    before = read.size;
    taken = { ...taken, amount: 0 };
    // Where the day is over meanwhile, the others wait for the next.
    taken = await lot(before).catch((error) => {
      if (!(error instanceof AppError && error.code === 'limit')) throw error;
      stop.abort();
      return taken;
    });
  };
  try {
    await withPath(async (path) => {
      await downloadPdf(uid, id, path);
      since = Date.now();
      await readPicturesInChild(
        path,
        pages,
        ({ page, reading }) => {
          storing = storing.then(() => (stop.signal.aborted ? undefined : store(page, reading)));
          storing.catch((error) => stop.abort(error));
        },
        {
          limits: { memoryBytes: PICTURE_LIMITS.memoryBytes + roomFor(bytes) },
          language: chosen ?? (canRead(language) ? language : null),
          signal: stop.signal,
        },
      );
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    // What could not be stored is read again: that is told by the pages that are missing.
    await storing.catch((error) => log('ERROR', 'a picture was not stored', { document: id, ...describeError(error) }));
    await reconcile(taken, read.size - before);
  }
  return read;
}

/** Makes what was read part of the book. @throws AppError `not_found` where it is gone, `not_ready` where it is read again */
async function keep(uid: string, id: string, readings: Readings): Promise<void> {
  const call = await claimBook(uid, id, 'here', OTHERS_MS);
  let found: Findings | undefined;
  try {
    const { book, complete } = await loadBook(uid, id);
    if (!complete) throw new AppError('not_ready', 'This book is being read again.');
    found = await keepPictures(uid, id, book, { readings, transcripts: await readTranscripts(uid, id) });
    await gatherPictures(uid, id, readings);
  } finally {
    if ((await releaseBook(uid, id, call, found)) === null) await removeBookFiles(uid, id);
  }
}
