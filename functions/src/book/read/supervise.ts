/** Reading where it cannot take the service down: in a child process that is bounded and can be killed. */
import { INSPECT_CPU_MS, INSPECT_TIMEOUT_MS, MAX_PAGES, MAX_UPLOAD_BYTES } from '../../contract/limits.ts';
import type { Book, Page } from '../model.ts';
import type { ReadFailure } from './failure.ts';
import { finishBook } from './finish.ts';
import type { About, Inspection } from './inspect-pdf.ts';
import type { ReadLimits, Report } from './protocol.ts';
import { blankPage } from './read-page.ts';
import type { Conclusion } from './read-pages.ts';
import { runChild } from './run-child.ts';

const MiB = 2 ** 20;

/** Opening a file at upload: the processor's time tells a bomb from a sound file on a busy machine. */
export const INSPECT_LIMITS: ReadLimits = {
  wallMs: INSPECT_TIMEOUT_MS,
  stepMs: INSPECT_TIMEOUT_MS,
  cpuMs: INSPECT_CPU_MS,
  memoryBytes: 512 * MiB,
  maxPages: MAX_PAGES,
};

/** A background run of 9 minutes, less the time to store what was read. The largest known book peaks at half of it. */
export const READ_LIMITS: ReadLimits = {
  wallMs: 480_000,
  stepMs: 20_000,
  memoryBytes: 768 * MiB,
  maxPages: MAX_PAGES,
};

/**
 * Processor time (ms) that a book of so many pages may take: ten times what the slowest known ones do. A small file can be made
 * that is the longest reading there may be (300 pages that share one stream); it is read as far as that goes.
 */
export const cpuFor = (pages: number): number => Math.min(READ_LIMITS.wallMs, 60_000 + 250 * pages);

/** The whole file lies in a child's memory: what a large one may take beyond the limits above, which are for small ones. */
export const roomFor = (bytes: number): number => Math.max(0, bytes - MAX_UPLOAD_BYTES);

/** What a child counts as at least (ms): starting one takes that much. */
const MIN_CPU_MS = 500;

/** A page that is the end of its child is left out and reading goes on; so many times, then the rest is left out. */
const MOST_RESTARTS = 5;

export type InspectOutcome =
  | ({ ok: true } & Inspection)
  | { ok: false; failure: ReadFailure /** For the log. */; detail: string };

export type ReadOutcome =
  | {
      ok: true;
      book: Book /** Pages that could not be read (empty in the book), as opposed to pages without text. */;
      failedPages: number[];
      /** Most resident memory of the child that came to the end; 0 where none did. */
      peakBytes: number;
    }
  | { ok: false; failure: ReadFailure; detail: string };

export interface ReadInChildOptions {
  limits?: Partial<ReadLimits>;
  /** New pages, in order, about every 200 ms while reading. */
  onPages?: (pages: Page[], progress: { read: number; total: number }) => void;
  signal?: AbortSignal;
}

/**
 * Says what an uploaded file is: page count, title, outline. Never throws for what is in the file; settles within
 * `limits.wallMs` and leaves no process behind.
 */
export async function inspectPdf(
  path: string,
  limits: Partial<ReadLimits> = {},
  signal?: AbortSignal,
): Promise<InspectOutcome> {
  let outcome: InspectOutcome | undefined;
  const end = await runChild(
    { kind: 'inspect', path, limits: { ...INSPECT_LIMITS, ...limits } },
    (report) => {
      if (report.kind === 'inspected') outcome = { ok: true, ...report.inspection };
      // What fails behind the first word is the look at the first page alone.
      if (report.kind === 'failed') outcome ??= { ok: false, failure: report.failure, detail: report.message };
    },
    signal,
  );
  return outcome ?? { ok: false, failure: 'unusable', detail: `Opening it: ${describe(end)}` };
}

const describe = (end: Awaited<ReturnType<typeof runChild>>) => (end.how === 'died' ? end.detail : end.how);

/** What has come in so far, over all the children that one book takes. */
class Reading {
  readonly pages: Page[] = [];
  readonly failedPages: number[] = [];
  total = 0;
  /** The page that a child has begun and not handed over. */
  begun: number | undefined;
  /** Processor time of the child at work, as it last told. */
  cpuMs = 0;
  about: About | undefined;
  revised: Conclusion['revised'] = [];
  peakBytes = 0;
  failure: { ok: false; failure: ReadFailure; detail: string } | undefined;
  private readonly onPages: ReadInChildOptions['onPages'];

  constructor(onPages: ReadInChildOptions['onPages']) {
    this.onPages = onPages;
  }

  take = (report: Report): void => {
    if (report.kind === 'page') {
      this.begun = report.number;
      this.cpuMs = report.cpuMs;
      this.total = report.total;
    } else if (report.kind === 'pages') this.add(report.pages, report.failed);
    else if (report.kind === 'done') this.end(report);
    else if (report.kind === 'failed') this.failure = { ok: false, failure: report.failure, detail: report.message };
  };

  private end({ title, outline, revised, peakBytes }: Extract<Report, { kind: 'done' }>): void {
    this.about = { title, outline };
    this.revised = revised;
    this.peakBytes = peakBytes;
  }

  private add(pages: Page[], failed: number[]): void {
    this.pages.push(...pages);
    this.failedPages.push(...failed);
    this.onPages?.(pages, { read: this.pages.length, total: this.total });
  }

  /** Leaves out all pages that have not come in. */
  giveUp(): void {
    const missing = Array.from({ length: this.total - this.pages.length }, (_, index) => this.pages.length + 1 + index);
    if (missing.length > 0) this.add(missing.map(blankPage), missing);
  }
}

/**
 * Reads a whole book. Never throws for what is in the file; settles within `limits.wallMs` and leaves no process behind.
 * When time runs out, the pages read until then are the book and the rest are `failedPages`.
 * @throws the signal's reason when aborted, and what `onPages` throws
 */
export async function readBookInChild(path: string, options: ReadInChildOptions = {}): Promise<ReadOutcome> {
  const limits = { ...READ_LIMITS, ...options.limits };
  const until = Date.now() + limits.wallMs;
  const reading = new Reading(options.onPages);
  const skip: number[] = [];
  let spent = 0;
  let why = '';
  for (let restarts = 0; restarts <= MOST_RESTARTS; restarts++) {
    const wallMs = until - Date.now();
    const cpuMs = limits.cpuMs === undefined ? undefined : limits.cpuMs - spent;
    if (wallMs <= 0 || (cpuMs !== undefined && cpuMs <= 0)) break;
    reading.cpuMs = 0;
    const from = reading.pages.length + 1;
    const end = await runChild(
      { kind: 'read', path, limits: { ...limits, wallMs, ...(cpuMs !== undefined && { cpuMs }) }, from, skip },
      reading.take,
      options.signal,
    );
    if (reading.failure) return reading.failure;
    if (reading.about) break;
    why = describe(end);
    // A page that ended its child had all that was left of a page's time, at the least.
    spent += Math.max(reading.cpuMs, MIN_CPU_MS);
    if (reading.begun === undefined) return { ok: false, failure: 'unusable', detail: `Opening it: ${why}` };
    // Pages that the child had read but not yet handed over are lost with it: they are read again, this one is not.
    skip.push(reading.begun);
  }
  reading.giveUp();
  if (reading.failedPages.length === reading.total) {
    return { ok: false, failure: 'unusable', detail: `No page: ${why}` };
  }
  const said = { title: null, outline: [], ...reading.about, pages: reading.pages };
  const book = finishBook(said, reading.revised);
  return { ok: true, book, failedPages: reading.failedPages, peakBytes: reading.peakBytes };
}
