/**
 * A picture of a book's opening page, kept beside the book: what its reader sees until the page itself is drawn. And the pieces of the
 * file that it was drawn from, which a viewer is given in one reply.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { drawInChild } from '../../book/read/draw-in-child.ts';
import { roomFor } from '../../book/read/supervise.ts';
import { headOf, type Span, spansOf } from '../../contract/book-pieces.ts';
import { MAX_OPENING_BYTES, OPENING_SIZE } from '../../contract/limits.ts';
import type { Handler } from '../../http/route.ts';
import { describeError, log } from '../../platform/log.ts';
import { OPENING, PIECES, readBookFile, writeBookFile } from '../../stores/book-files.ts';
import { type Owned, openDocument } from '../../stores/documents.ts';

const MiB = 2 ** 20;
/** A book is not ready before. */
const LIMITS = { wallMs: 10_000, stepMs: 8_000, memoryBytes: 512 * MiB };
const PART = { mostBytes: MAX_OPENING_BYTES, size: OPENING_SIZE, type: 'image/webp' } as const;

/**
 * Draws the opening page of a book in a bounded child and stores the picture, and the pieces that it was drawn from where they are few.
 * A book is whole without them: what goes wrong is logged, and never thrown.
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
    let spans: readonly Span[] = [];
    const limits = { ...LIMITS, memoryBytes: LIMITS.memoryBytes + roomFor(bytes) };
    const onNoted = (noted: readonly Span[]) => {
      spans = noted;
    };
    await drawInChild(path, [1], (drawn) => (picture = drawn.picture), { limits, signal, part: PART, onNoted });
    if (!picture) return;
    await writeBookFile(uid, id, OPENING, picture);
    const read = spansOf(spans, bytes);
    if (read) await writeBookFile(uid, id, PIECES, await piecesIn(path, bytes, read));
  } catch (error) {
    if (!signal.aborted) log('WARNING', 'opening page not kept', { document: id, ...describeError(error) });
  }
}

/** Pieces of a file as they are sent. */
async function piecesIn(path: string, total: number, spans: readonly Span[]): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const pieces = spans.map(([begin, end]) => ({ begin, bytes: new Uint8Array(end - begin) }));
    for (const { begin, bytes } of pieces) {
      const { bytesRead } = await file.read(bytes, 0, bytes.length, begin);
      if (bytesRead < bytes.length) throw new RangeError('The file is shorter than it was');
    }
    return Buffer.concat([headOf(total, spans), ...pieces.map(({ bytes }) => bytes)]);
  } finally {
    await file.close();
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
