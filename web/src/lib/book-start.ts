/** The first pieces of a book, asked for while the viewer itself is still on its way. */
import { type BookPieces, PIECES_TYPE, unpackPieces } from '@contract/book-pieces.ts';
import { viewer } from '@/config/texts/viewer.ts';
import { isUnreached } from './api/api-error.ts';
import { fetchBinary } from './api/binary.ts';
import { useAuth } from './auth/auth-store.ts';
import { bytesIn, keepPieces, keptPieces } from './kept-pieces.ts';

/**
 * Bytes asked for at a time, of what did not come with the first reply. On slow 4G the first page of 13 of 16 books was sooner there
 * than in pieces of 64 kB; with 16 kB it was in 9, because the ways to and fro cost what the bytes save.
 */
export const CHUNK = 32_768;

/**
 * Some bytes of a book; without a connection those that are kept on this machine.
 * @param begin first byte @param end the one behind the last
 * @throws Error with the words of SPEC §8: a status that is no success, an empty reply
 */
export async function fetchRange(fileId: string, begin: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
  const uid = useAuth.getState().user?.uid;
  try {
    const headers = { Accept: 'application/pdf', Range: `bytes=${begin}-${end - 1}` };
    const { total, pieces } = await piecesOf(await fetchBinary('upload.file', { id: fileId }, { signal, headers }));
    if (uid) void keepPieces(uid, fileId, total, pieces);
    return bytesIn(pieces, begin, Math.min(end, total)) ?? pieces[0]?.bytes ?? new Uint8Array();
  } catch (error) {
    const kept = isUnreached(error) && uid ? bytesIn(await keptPieces(uid, fileId), begin, end) : null;
    if (kept) return kept;
    throw error;
  }
}

/** What a reply holds of a book: the pieces of its opening page, a range, or all of it. */
async function piecesOf(reply: Response): Promise<BookPieces> {
  if (reply.status !== 200 && reply.status !== 206) throw new Error(viewer.status(reply.status));
  const bytes = new Uint8Array(await reply.arrayBuffer());
  if (bytes.length === 0) throw new Error(viewer.empty);
  if (reply.headers.get('content-type') === PIECES_TYPE) return unpackPieces(bytes);
  const [, begin = '0', total = bytes.length] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(reply.headers.get('content-range') ?? '') ?? [];
  return { total: Number(total), pieces: [{ begin: Number(begin), bytes }] };
}

/**
 * Asks for what a book's opening page is drawn from, with a fresh token (SPEC §6); a service that has nothing noted of it gives its
 * beginning and its end, one that does not know of this its beginning. Without a connection all that is kept on this machine.
 */
export async function startBook(fileId: string, signal: AbortSignal): Promise<BookPieces> {
  const uid = useAuth.getState().user?.uid;
  try {
    const headers = { Accept: `${PIECES_TYPE}, application/pdf`, Range: `bytes=0-${CHUNK - 1}` };
    const start = await piecesOf(await fetchBinary('upload.file', { id: fileId }, { signal, fresh: true, headers }));
    if (uid) void keepPieces(uid, fileId, start.total, start.pieces);
    return start;
  } catch (error) {
    const kept = isUnreached(error) && uid ? await keptPieces(uid, fileId) : [];
    const [{ total } = { total: 0 }] = kept;
    if (total > 0) return { total, pieces: kept };
    throw error;
  }
}

let begun: { fileId: string; start: Promise<BookPieces> } | null = null;

/** Begins with a book that will be opened in a moment. */
export function beginBook(fileId: string): void {
  const start = startBook(fileId, new AbortController().signal);
  start.catch(() => undefined); // told by whoever opens the book
  begun = { fileId, start };
}

/** What was begun of this book, once: the next load takes a fresh token of its own. */
export function takeBegun(fileId: string): Promise<BookPieces> | null {
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
      if (!known) await fetchRange(fileId, begin, end, signal);
    }
  };
  const timer = setTimeout(() => void keep().catch(() => undefined), KEEP_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
