/** Pages that are pictures, read by a model on request: drawn in the bounded child, read within the budget, kept for good. */
import type { Book } from '../../book/model.ts';
import { DRAW_LIMITS, drawInChild } from '../../book/read/draw-in-child.ts';
import { roomFor } from '../../book/read/supervise.ts';
import type { Transcript } from '../../book/transcripts.ts';
import { forTheModel, type Transcribed, type TranscribeRequest, unreadPictures } from '../../contract/library.ts';
import { TRANSCRIBED_AT_ONCE } from '../../contract/limits.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { withPath } from '../../platform/with-path.ts';
import { downloadPdf, removeBookFiles } from '../../stores/book-files.ts';
import { loadBook } from '../../stores/book-text.ts';
import { findDocument, type Owned, openDocument, toDocument } from '../../stores/documents.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { readPictures } from '../../stores/picture-readings.ts';
import type { Findings } from '../../stores/readings.ts';
import { claimBook, readTranscripts, releaseBook, saveTranscripts } from '../../stores/transcripts.ts';
import { pageReaderFor } from '../../study/engines.ts';
import type { PageReader } from '../../study/page-reader.ts';
import { inChildSlot } from './child-slots.ts';
import { keepPictures } from './keep-pictures.ts';

const NO_MODEL = 'Pages that are pictures can only be read where an AI model is set up, and here none is.';

/** Later than this (ms) nothing is drawn, however long others kept the room: the model would have no time for it. */
const DRAWN_BY_MS = 35_000;

interface Outcome {
  read: Map<number, Transcript>;
  /** What was thrown for pages that were not read. */
  failed: unknown[];
}

/**
 * Has a model read some of a book's pictures, and makes what it read part of the book. Goes on when the student has gone:
 * what was paid for is kept.
 * @throws AppError `not_found`, `unavailable` (no model, or it did not answer), `not_ready`, `unusable`, `in_progress`,
 * `limit` where nothing could be read because the allowance is used up
 */
export async function transcribe(uid: string, id: string, { pages }: TranscribeRequest): Promise<Transcribed> {
  await openDocument(uid, id);
  const reader = pageReaderFor(modelBudgetOf(uid));
  if (!reader) throw new AppError('unavailable', NO_MODEL);
  const call = await claimBook(uid, id);
  let found: Findings | undefined;
  let unread: number[] = [];
  try {
    const { book, document, complete } = await loadBook(uid, id);
    if (!complete) throw new AppError('not_ready', 'This book is being read again. Please try again in a moment.');
    const shown = toDocument(document);
    // Pages that were read here are read once more only where they are named.
    const open = pages ? forTheModel(shown).filter((page) => pages.includes(page)) : unreadPictures(shown);
    const wanted = open.slice(0, TRANSCRIBED_AT_ONCE);
    // A call that broke off may have paid for some of them, and come no further than to keep what was read.
    const kept = await readTranscripts(uid, id);
    const { read, failed } = await readByModel(
      uid,
      document,
      wanted.filter((page) => !kept.has(page)),
      reader,
    );
    const transcripts = new Map([...kept, ...read]);
    unread = wanted.filter((page) => !transcripts.has(page));
    log('INFO', 'pages transcribed', { document: id, wanted: wanted.length, read: read.size });
    if (unread.length < wanted.length) found = await keep(uid, id, book, transcripts);
    else throwWorst(failed);
  } finally {
    if ((await releaseBook(uid, id, call, found)) === null) await removeBookFiles(uid, id);
  }
  return { document: toDocument(await openDocument(uid, id)), unread };
}

/** Throws what a student can do least about; nothing where the model just would not read the pages. */
function throwWorst(failed: readonly unknown[]): void {
  const why = failed.find((error) => error instanceof AppError && error.code === 'limit') ?? failed[0];
  if (why) throw why;
}

/** Draws pages one after the other and has each read as soon as it is drawn. */
async function readByModel(uid: string, { id, bytes }: Owned, pages: number[], reader: PageReader): Promise<Outcome> {
  const outcome: Outcome = { read: new Map(), failed: [] };
  if (pages.length === 0) return outcome;
  const readings: Promise<void>[] = [];
  const reading = async (page: number, jpeg: Uint8Array | null) => {
    try {
      const transcript = jpeg && (await reader({ page, jpeg }));
      if (transcript) outcome.read.set(page, transcript);
    } catch (error) {
      outcome.failed.push(error);
    }
  };
  const until = Date.now() + DRAWN_BY_MS;
  await inChildSlot(
    () =>
      withPath(async (path) => {
        await downloadPdf(uid, id, path);
        const wallMs = Math.min(DRAW_LIMITS.wallMs, until - Date.now());
        const limits = { wallMs, memoryBytes: DRAW_LIMITS.memoryBytes + roomFor(bytes) };
        await drawInChild(path, pages, ({ number, picture }) => readings.push(reading(number, picture)), { limits });
      }),
    { whole: true },
  );
  await Promise.all(readings);
  return outcome;
}

/**
 * Stores what was read, first by itself, so that it is there whatever becomes of the rest, then in the book's text.
 * @throws AppError `not_found` where the book was deleted meanwhile
 */
async function keep(uid: string, id: string, book: Book, transcripts: Outcome['read']): Promise<Findings> {
  if (!(await findDocument(uid, id))) throw notFound('book');
  await saveTranscripts(uid, id, transcripts);
  return keepPictures(uid, id, book, { readings: await readPictures(uid, id), transcripts });
}
