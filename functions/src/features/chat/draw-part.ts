/** A part of a page of a student's own book as a picture, for a model that is asked about it. */
import { drawInChild } from '../../book/read/draw-in-child.ts';
import type { ReadLimits } from '../../book/read/protocol.ts';
import { roomFor } from '../../book/read/supervise.ts';
import type { Box } from '../../contract/evidence.ts';
import { MAX_REGION_BYTES } from '../../contract/limits.ts';
import { fairTurns } from '../../platform/fair-turns.ts';
import { withPath } from '../../platform/with-path.ts';
import { downloadPdf } from '../../stores/book-files.ts';
import type { Owned } from '../../stores/documents.ts';

const MiB = 2 ** 20;

/**
 * The answer still has to be written in what is left of the call's 45 s. With a book of 200 MB in memory and on the disk, which is
 * memory too, a child takes 900 MB of the function's 2 GB: one at a time.
 */
const LIMITS: Pick<ReadLimits, 'wallMs' | 'stepMs' | 'memoryBytes'> = {
  wallMs: 12_000,
  stepMs: 10_000,
  memoryBytes: 512 * MiB,
};
/**
 * Students take turns, so that one who asks for many pictures at once keeps another waiting for one drawing. Of one student three are drawn
 * or wait; after two drawings of 12 s each too little of the call would be left to answer in.
 */
const inTurn = fairTurns({ atOnce: 1, ofOne: 3, patienceMs: 24_000 });

/**
 * Draws in a bounded child.
 * @param document of this student: the path of its file begins with the uid
 * @param view as fractions of the page as shown
 * @returns a JPEG of `MAX_REGION_BYTES` at most; null where it cannot be drawn within the bounds, where this student asks for too many, and where
 *   its turn comes too late
 * @throws the signal's reason when aborted, and what the file's download throws
 */
export async function drawPart(
  uid: string,
  { id, bytes, pages }: Pick<Owned, 'id' | 'bytes' | 'pages'>,
  page: number,
  view: Box,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return inTurn(uid, async () => {
    let jpeg: Uint8Array | null = null;
    // Whoever has gone while this waited is not worked for.
    signal.throwIfAborted();
    await withPath(async (path) => {
      await downloadPdf(uid, id, path);
      signal.throwIfAborted();
      const limits = { ...LIMITS, memoryBytes: LIMITS.memoryBytes + roomFor(bytes) };
      const part = { view, mostBytes: MAX_REGION_BYTES };
      await drawInChild(path, [page], (drawn) => (jpeg = drawn.picture), { limits, signal, part });
    });
    return jpeg;
  });
}
