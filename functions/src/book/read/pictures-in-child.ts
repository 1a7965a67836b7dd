/** Reading pages' pictures where it cannot take the service down: in a bounded child process, as reading is (`supervise.ts`). */

import type { PictureLanguage } from '../../contract/library.ts';
import { MAX_PAGES } from '../../contract/limits.ts';
import type { PictureReading } from '../pictures/model.ts';
import type { ReadLimits } from './protocol.ts';
import { runChild } from './run-child.ts';

const MiB = 2 ** 20;

/** A page takes some 3 s of processor time; one on its side is read twice, on a busy machine at half the speed. */
export const PICTURE_LIMITS: ReadLimits = {
  wallMs: 300_000,
  stepMs: 120_000,
  // As for drawing, and the engine beside it.
  memoryBytes: 1_024 * MiB,
  maxPages: MAX_PAGES,
};

export interface ReadPicture {
  page: number;
  reading: PictureReading;
  /** Processor time (ms) that the child had used when the page was read, and its most resident memory. */
  cpuMs: number;
  peakBytes: number;
}

const failed = (page: number): ReadPicture => ({
  page,
  reading: { blocks: [], language: 'en', turn: 0, unread: 'failed' },
  cpuMs: 0,
  peakBytes: 0,
});

/**
 * Reads pages' pictures in order, and hands each over as soon as it is read. A page that is the end of its child counts as
 * read with nothing on it, and a new child goes on behind it; pages that there was no time for are not handed over. Never
 * throws for what is in the file; settles within `limits.wallMs` and leaves no process behind.
 * @param onRead called in order; waited for by nobody
 * @throws the signal's reason when aborted, and what `onRead` throws
 */
export async function readPicturesInChild(
  path: string,
  pages: readonly number[],
  onRead: (picture: ReadPicture) => void,
  {
    limits: given,
    language = null,
    signal,
  }: { limits?: Partial<ReadLimits>; language?: PictureLanguage | null; signal?: AbortSignal } = {},
): Promise<void> {
  const limits = { ...PICTURE_LIMITS, ...given };
  const until = Date.now() + limits.wallMs;
  let left = [...pages];
  const over = (picture: ReadPicture) => {
    left = left.filter((page) => page !== picture.page);
    onRead(picture);
  };
  while (left.length > 0 && Date.now() < until) {
    let begun: number | undefined;
    await runChild(
      { kind: 'pictures', path, limits: { ...limits, wallMs: until - Date.now() }, pages: left, language },
      (report) => {
        if (report.kind === 'drawing') begun = report.page;
        if (report.kind === 'picture') over(report);
      },
      signal,
    );
    // Out of time is no page's fault.
    if (Date.now() >= until) return;
    // It could not even be opened: that is so for all of them.
    if (begun === undefined) return left.map(failed).forEach(onRead);
    if (left.includes(begun)) over(failed(begun));
  }
}
