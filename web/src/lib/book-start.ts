/** The first pieces of a book, asked for while the viewer itself is still on its way. */
import { viewer } from '@/config/texts/viewer.ts';
import { fetchBinary } from './api/binary.ts';

/**
 * Bytes asked for at a time. On slow 4G the first page of 13 of 16 books is sooner there than in pieces of 64 kB; with 16 kB it is in
 * 9, because the ways to and fro cost what the bytes save.
 */
export const CHUNK = 32_768;

export interface Piece {
  bytes: Uint8Array;
  /** Length of the whole file. */
  total: number;
}

/**
 * Some bytes of a book.
 * @param range as in a Range header: "0-65535", "-65536" for the last ones
 * @param fresh take a new identity token first
 * @throws Error with the words of SPEC §8: a status that is no success, an empty reply
 */
export async function fetchRange(fileId: string, range: string, signal: AbortSignal, fresh = false): Promise<Piece> {
  const reply = await fetchBinary(
    'upload.file',
    { id: fileId },
    { signal, fresh, headers: { Accept: 'application/pdf', Range: `bytes=${range}` } },
  );
  if (reply.status !== 200 && reply.status !== 206) throw new Error(viewer.status(reply.status));
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (bytes.length === 0) throw new Error(viewer.empty);
  return { bytes, total: Number(/\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')?.[1] ?? bytes.length) };
}

export interface Start {
  first: Promise<Piece>;
  /** What every PDF is opened with; null where it could not be had. */
  last: Promise<Piece | null>;
}

/** Asks for a book's first piece with a fresh token (SPEC §6), and beside it for its last one, where its table of contents for machines stands. */
export function startBook(fileId: string, signal: AbortSignal): Start {
  const first = fetchRange(fileId, `0-${CHUNK - 1}`, signal, true);
  const last = fetchRange(fileId, `-${CHUNK}`, signal).catch(() => null);
  first.catch(() => undefined); // told by whoever opens the book
  return { first, last };
}

let begun: { fileId: string; start: Start } | null = null;

/** Begins with a book that will be opened in a moment. */
export function beginBook(fileId: string): void {
  begun = { fileId, start: startBook(fileId, new AbortController().signal) };
}

/** What was begun of this book, once: the next load takes a fresh token of its own. */
export function takeBegun(fileId: string): Start | null {
  const found = begun?.fileId === fileId ? begun.start : null;
  begun = null;
  return found;
}
