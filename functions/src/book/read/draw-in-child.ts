/** Drawing pages where it cannot take the service down: in a bounded child process, as reading is (`supervise.ts`). */
import { MAX_PAGES } from '../../contract/limits.ts';
import type { DrawnPage } from './pdfjs.ts';
import type { DrawnPart, ReadLimits } from './protocol.ts';
import { runChild } from './run-child.ts';

const MiB = 2 ** 20;

/** A page takes half a second, a very large scan five. Of the 45 s that a call has, the model must have its share. */
export const DRAW_LIMITS: ReadLimits = {
  wallMs: 20_000,
  stepMs: 8_000,
  // A scan of 40 million pixels is there three times while it is drawn.
  memoryBytes: 896 * MiB,
  maxPages: MAX_PAGES,
};

/**
 * Draws pages of a PDF, in order, and hands each over as soon as it is there; null for one that cannot be drawn. A page
 * that is the end of its child is null, and a new child goes on behind it. Never throws for what is in the file; settles
 * within `limits.wallMs` and leaves no process behind.
 * @param part how each page is drawn; whole, as a JPEG for a model, unless told otherwise
 * @param onNoted told before each page what of the file has been read for it and those before it: what a child says, not proved
 * @throws the signal's reason when aborted, and what `onDrawn` throws
 */
export async function drawInChild(
  path: string,
  pages: readonly number[],
  onDrawn: (page: DrawnPage) => void,
  {
    limits: given,
    signal,
    part,
    onNoted,
  }: {
    limits?: Partial<ReadLimits>;
    signal?: AbortSignal;
    part?: Partial<DrawnPart>;
    onNoted?: (spans: readonly (readonly [number, number])[]) => void;
  } = {},
): Promise<void> {
  const limits = { ...DRAW_LIMITS, ...given };
  const until = Date.now() + limits.wallMs;
  let left = [...pages];
  const over = (page: DrawnPage) => {
    left = left.filter((number) => number !== page.number);
    onDrawn(page);
  };
  while (left.length > 0 && Date.now() < until) {
    let begun: number | undefined;
    await runChild(
      {
        kind: 'draw',
        path,
        limits: { ...limits, wallMs: until - Date.now() },
        pages: left,
        ...(part && { part }),
        ...(onNoted && { notes: true }),
      },
      (report) => {
        if (report.kind === 'drawing') begun = report.page;
        if (report.kind === 'noted') onNoted?.(report.spans);
        if (report.kind === 'drawn') over({ number: report.number, picture: report.picture });
      },
      signal,
    );
    if (begun === undefined) break; // it could not even be opened
    if (left.includes(begun)) over({ number: begun, picture: null });
  }
  for (const number of left) onDrawn({ number, picture: null });
}
