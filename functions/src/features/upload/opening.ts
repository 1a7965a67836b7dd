/** A picture of a book's opening page, kept beside the book: what its reader sees until the page itself is drawn. */
import { Readable } from 'node:stream';
import { drawInChild } from '../../book/read/draw-in-child.ts';
import { roomFor } from '../../book/read/supervise.ts';
import { MAX_OPENING_BYTES, OPENING_SIZE } from '../../contract/limits.ts';
import type { Handler } from '../../http/route.ts';
import { describeError, log } from '../../platform/log.ts';
import { OPENING, readBookFile, writeBookFile } from '../../stores/book-files.ts';
import { type Owned, openDocument } from '../../stores/documents.ts';

const MiB = 2 ** 20;
/** A book is not ready before. */
const LIMITS = { wallMs: 10_000, stepMs: 8_000, memoryBytes: 512 * MiB };
const PART = { mostBytes: MAX_OPENING_BYTES, size: OPENING_SIZE, type: 'image/webp' } as const;

/**
 * Draws the opening page of a book in a bounded child and stores the picture. A book is whole without it: what goes wrong is logged, and never thrown.
 * @param path of the book's PDF on this machine
 */
export async function keepOpening(
  uid: string,
  { id, bytes }: Pick<Owned, 'id' | 'bytes'>,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    let picture: Uint8Array | null = null;
    const limits = { ...LIMITS, memoryBytes: LIMITS.memoryBytes + roomFor(bytes) };
    await drawInChild(path, [1], (drawn) => (picture = drawn.picture), { limits, signal, part: PART });
    if (picture) await writeBookFile(uid, id, OPENING, picture);
  } catch (error) {
    if (!signal.aborted) log('WARNING', 'opening page not kept', { document: id, ...describeError(error) });
  }
}

/** The picture of a student's own book. */
export const serveOpening: Handler<'upload.opening'> = async ({ student, params }) => {
  const { id } = await openDocument(student.uid, params.id);
  const picture = await readBookFile(student.uid, id, OPENING);
  if (!picture) return { status: 204, headers: {}, open: () => Readable.from([]) };
  const headers = { 'Content-Type': 'image/webp', 'Content-Length': String(picture.length) };
  return { status: 200, headers, open: () => Readable.from([picture]) };
};
