/** The background reader: one queued book from PDF to text, in a child process, telling how far it is. */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '../../book/model.ts';
import { cpuFor, READ_LIMITS, readBookInChild, roomFor } from '../../book/read/supervise.ts';
import { MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import { newId } from '../../platform/ids.ts';
import { describeError, log } from '../../platform/log.ts';
import { downloadPdf, removeBookFiles, removeParts } from '../../stores/book-files.ts';
import { savePart } from '../../stores/book-text.ts';
import { findDocument, type Owned } from '../../stores/documents.ts';
import { readPictures } from '../../stores/picture-readings.ts';
import { failReading, finishReading, reportProgress, restartReading, takeJob } from '../../stores/readings.ts';
import { readTranscripts } from '../../stores/transcripts.ts';
import { keepPictures } from './keep-pictures.ts';
import { keepOpening } from './opening.ts';
import { UNREADABLE } from './problems.ts';
import { NotWanted, ReadingPump } from './reading-pump.ts';

/**
 * Reads the book of a job, if it still has to be read. May be called twice for a job, and may die at any point: only
 * one run writes, and a book is ready only when its text is stored.
 */
export async function readQueuedBook(uid: string, job: string): Promise<void> {
  const run = newId();
  const document = await takeJob(uid, job, run);
  if (!document) return;
  const began = performance.now();
  const path = join(tmpdir(), `folio-${run}.pdf`);
  const pump = new ReadingPump({
    savePart: (part, pages) => savePart(uid, document.id, run, part, pages),
    report: (progress) => reportProgress(uid, document.id, run, progress),
  });
  // Not before the first pages, which are waited for; of a large book not beside the reading, which has the memory.
  const draw = () => keepOpening(uid, document, path, pump.signal);
  let opening: Promise<void> | undefined;
  try {
    await downloadPdf(uid, document.id, path);
    const outcome = await readBookInChild(path, {
      limits: { memoryBytes: READ_LIMITS.memoryBytes + roomFor(document.bytes), cpuMs: cpuFor(document.pages) },
      onPages: (pages) => {
        if (document.bytes <= MAX_UPLOAD_BYTES) opening ??= draw();
        pump.take(pages);
      },
      signal: pump.signal,
    });
    await pump.end();
    if (outcome.ok) {
      opening ??= draw();
      await opening;
      await finish(uid, document, run, outcome.book);
    } else await failReading(uid, document.id, run, UNREADABLE);
    const ms = Math.round(performance.now() - began);
    const read = outcome.ok ? { failed_pages: outcome.failedPages.length } : { reason: outcome.failure };
    log(outcome.ok ? 'INFO' : 'WARNING', 'book read', { document: document.id, pages: document.pages, ms, ...read });
  } catch (error) {
    await pump.end();
    if (!(error instanceof NotWanted)) {
      log('ERROR', 'reading broke', { document: document.id, ...describeError(error) });
      await restartReading(uid, document.id, UNREADABLE, ({ reading }) => reading?.run === run);
    }
  } finally {
    await opening;
    await rm(path, { force: true });
  }
  await tidy(uid, document.id, run);
}

async function finish(uid: string, { id }: Owned, run: string, read: Book): Promise<void> {
  const [readings, transcripts] = await Promise.all([readPictures(uid, id), readTranscripts(uid, id)]);
  await finishReading(uid, id, run, await keepPictures(uid, id, read, { readings, transcripts }));
}

/** Removes what nobody needs any more: this run's parts, or everything where the book was deleted meanwhile. */
async function tidy(uid: string, id: string, run: string): Promise<void> {
  if (await findDocument(uid, id)) await removeParts(uid, id, run);
  else await removeBookFiles(uid, id);
}
