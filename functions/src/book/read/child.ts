/**
 * The program of the reading child: takes one `Job` from its parent, reports, and ends. A PDF's content is only ever
 * parsed here, so that a hostile one costs a process and nothing else. Second entry of the bundle (`reader-child.js`).
 * Each kind of job loads what it needs: the languages alone take a third of a second of processor time.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '../model.ts';
import { goOffline } from './confine.ts';
import { ReadError } from './failure.ts';
import type { Job, Report } from './protocol.ts';
import { keepWatch } from './watchdog.ts';

/** Pages travel in lots of about this much time, so that a reply is neither late nor a thousand messages. */
const LOT_MS = 200;

/** The child's own bound is looser than the parent's: it is for the case that the parent is gone or stuck. */
const SLACK_MS = 2_000;

/**
 * Settles when the message is on its way. Waiting for it is what gives the parent its turn: pdf.js runs from promise to
 * promise, so that without a wait nothing would leave this process until the book is read.
 */
const report = (message: Report) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) throw new Error('Started without a parent');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

/** Processor time that this process has used, in milliseconds. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function read(job: Extract<Job, { kind: 'read' }>): Promise<void> {
  const { readPages } = await import('./read-pages.ts');
  let pages: Page[] = [];
  let failed: number[] = [];
  let sentAt = Date.now();
  const send = async () => {
    const lot = { pages, failed };
    pages = [];
    failed = [];
    sentAt = Date.now();
    await report({ kind: 'pages', ...lot });
  };
  const receiver = {
    from: job.from,
    skip: job.skip,
    onStart: (number: number, total: number) => report({ kind: 'page', number, total, cpuMs: cpuMs() }),
    onPage: (page: Page, progress: { failed: boolean }) => {
      pages.push(page);
      if (progress.failed) failed.push(page.number);
      return Date.now() - sentAt > LOT_MS ? send() : undefined;
    },
  };
  const bytes = new Uint8Array(await readFile(job.path));
  const about = await readPages(bytes, receiver, { maxPages: job.limits.maxPages });
  if (pages.length > 0) await send();
  await report({ kind: 'done', ...about, peakBytes: peakBytes() });
}

/** `maxRSS` is in kilobytes, on every system. */
const peakBytes = () => process.resourceUsage().maxRSS * 1_024;

async function readPictures({ path, pages, language }: Extract<Job, { kind: 'pictures' }>): Promise<void> {
  const [{ drawBitmaps }, { PictureReader }, { Tesseract }] = await Promise.all([
    import('./draw.ts'),
    import('../pictures/read-picture.ts'),
    import('../pictures/tesseract.ts'),
  ]);
  const reader = new PictureReader(await Tesseract.load(), language);
  const bytes = new Uint8Array(await readFile(path));
  await drawBitmaps(
    bytes,
    pages,
    (page) => report({ kind: 'drawing', page }),
    (page, picture) => {
      const failed = { blocks: [], language: language ?? 'en', turn: 0, unread: 'failed' } as const;
      const reading = picture ? reader.read(picture) : { ...failed, blocks: [] };
      return report({ kind: 'picture', page, reading, cpuMs: cpuMs(), peakBytes: peakBytes() });
    },
  );
}

async function obey(job: Job): Promise<void> {
  const { memoryBytes, wallMs, cpuMs } = job.limits;
  keepWatch({ memoryBytes, wallMs: wallMs + SLACK_MS, ...(cpuMs !== undefined && { cpuMs }) });
  // The watch is a thread: no other can begin after this.
  goOffline();
  try {
    if (job.kind === 'read') return await read(job);
    if (job.kind === 'pictures') return await readPictures(job);
    const bytes = new Uint8Array(await readFile(job.path));
    if (job.kind === 'draw') {
      const { drawPages } = await import('./draw.ts');
      await drawPages(
        bytes,
        job.pages,
        (page) => report({ kind: 'drawing', page }),
        (drawn) => report({ kind: 'drawn', ...drawn }),
        job.part,
      );
      return;
    }
    const { inspectBytes } = await import('./inspect-pdf.ts');
    for await (const inspection of inspectBytes(bytes, job.limits.maxPages))
      await report({ kind: 'inspected', inspection });
  } catch (error) {
    const failure = error instanceof ReadError ? error.failure : 'unusable';
    await report({ kind: 'failed', failure, message: error instanceof Error ? error.message : String(error) });
  }
}

let isDone = false;
/** Killed, not ended in order: threads of the canvas can keep a process that exits waiting for ever. */
const end = () => process.kill(process.pid, 'SIGKILL');
// Without its parent it is nobody's.
process.once('disconnect', () => (isDone ? process.exit(0) : end()));
process.once('message', (job: Job) => {
  obey(job).then(() => {
    isDone = true;
    process.disconnect?.();
  }, end);
});
