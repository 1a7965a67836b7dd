/** The first pieces of a book, asked for while the viewer itself is still on its way. */
import { viewer } from '@/config/texts/viewer.ts';
import { isUnreached } from './api/api-error.ts';
import { fetchBinary } from './api/binary.ts';
import { useAuth } from './auth/auth-store.ts';
import { bytesIn, keepPiece, keptPieces } from './kept-pieces.ts';

/**
 * Bytes asked for at a time. On slow 4G the first page of 13 of 16 books is sooner there than in pieces of 64 kB; with 16 kB it is in
 * 9, because the ways to and fro cost what the bytes save.
 */
export const CHUNK = 32_768;

/**
 * Of the end: the table of contents for machines, and what of the file's last entries it leads to first. With one piece alone a second
 * is asked for behind it in 13 of 17 books here; with two, that is one way to and fro less, for the bytes of at most one piece.
 */
export const LAST = 2 * CHUNK;

export interface Piece {
  bytes: Uint8Array;
  /** Length of the whole file. */
  total: number;
}

/**
 * Some bytes of a book; without a connection those that are kept on this machine.
 * @param range as in a Range header: "0-65535", "-65536" for the last ones
 * @param fresh take a new identity token first
 * @throws Error with the words of SPEC §8: a status that is no success, an empty reply
 */
export async function fetchRange(fileId: string, range: string, signal: AbortSignal, fresh = false): Promise<Piece> {
  const uid = useAuth.getState().user?.uid;
  try {
    const { begin, ...piece } = await fetched(fileId, range, signal, fresh);
    if (uid) void keepPiece(uid, fileId, { begin, ...piece });
    return piece;
  } catch (error) {
    const kept = isUnreached(error) && uid ? await keptRange(uid, fileId, range) : null;
    if (kept) return kept;
    throw error;
  }
}

/** The same out of what is kept; null where that is not all. */
async function keptRange(uid: string, fileId: string, range: string): Promise<Piece | null> {
  const pieces = await keptPieces(uid, fileId);
  const total = pieces[0]?.total ?? 0;
  const [from = '', to = ''] = range.split('-');
  const begin = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const end = from === '' ? total : Math.min(total, Number(to) + 1);
  const bytes = end > begin ? bytesIn(pieces, begin, end) : null;
  return bytes && { bytes, total };
}

async function fetched(fileId: string, range: string, signal: AbortSignal, fresh: boolean) {
  const reply = await fetchBinary(
    'upload.file',
    { id: fileId },
    { signal, fresh, headers: { Accept: 'application/pdf', Range: `bytes=${range}` } },
  );
  if (reply.status !== 200 && reply.status !== 206) throw new Error(viewer.status(reply.status));
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (bytes.length === 0) throw new Error(viewer.empty);
  const [, begin = '0', total = bytes.length] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(reply.headers.get('content-range') ?? '') ?? [];
  return { begin: Number(begin), bytes, total: Number(total) };
}

export interface Start {
  first: Promise<Piece>;
  /** What every PDF is opened with; null where it could not be had. */
  last: Promise<Piece | null>;
}

/** Asks for a book's first piece with a fresh token (SPEC §6), and beside it for its last one, where its table of contents for machines stands. */
export function startBook(fileId: string, signal: AbortSignal): Start {
  const first = fetchRange(fileId, `0-${CHUNK - 1}`, signal, true);
  const last = fetchRange(fileId, `-${LAST}`, signal).catch(() => null);
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

/** A longer book is kept as far as it was looked at (bytes). */
const KEPT_WHOLE = 15_000_000;
/** Who has just opened a book has the line for its pages so long (ms). */
const KEEP_AFTER_MS = 15_000;
const KEPT_AT_A_TIME = 1_000_000;

/** Fetches what is not kept of a book that stays open for a while, so that all its pages are there without a connection. */
export function keepWhole(fileId: string, total: number, signal: AbortSignal): void {
  const uid = useAuth.getState().user?.uid;
  // `connection` is not in every browser, nor in TypeScript's library.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!uid || total > KEPT_WHOLE || connection?.saveData) return;
  const keep = async () => {
    for (let begin = 0; begin < total && !signal.aborted; begin += KEPT_AT_A_TIME) {
      const end = Math.min(begin + KEPT_AT_A_TIME, total);
      const known = bytesIn(await keptPieces(uid, fileId), begin, end);
      if (!known) await fetchRange(fileId, `${begin}-${end - 1}`, signal);
    }
  };
  const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
