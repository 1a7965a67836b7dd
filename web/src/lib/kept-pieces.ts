/** The bytes of books that were opened, kept on this machine so that their pages stay there without a connection. */
import { useAuth } from './auth/auth-store.ts';
import { deviceChoice } from './device.ts';
import { type KeptPiece, onDevice, within } from './device-database.ts';

/** A part of a file. */
export type FilePiece = Pick<KeptPiece, 'begin' | 'bytes'>;

/** A longer book is not kept (bytes). */
const MOST_BYTES = 40_000_000;

const prefixOf = (uid: string, fileId: string) => `${uid}/${fileId}/`;

/**
 * Keeps pieces of a book. Who has said that this device is theirs has those that were opened last and beside them the one that was
 * looked at last (a page of a card); who has said nothing has this one alone, and where others use the device nothing is kept.
 */
export async function keepPieces(
  uid: string,
  fileId: string,
  total: number,
  pieces: readonly FilePiece[],
): Promise<void> {
  const choice = deviceChoice();
  if (total > MOST_BYTES || choice === 'no') return;
  const prefix = prefixOf(uid, fileId);
  await onDevice(async (database) => {
    const opened = choice === 'yes' ? await database.getAllKeys('books') : [];
    const prefixes = [prefix, ...opened.map((book) => `${book}/`)];
    // Whoever left meanwhile leaves nothing.
    if (useAuth.getState().user?.uid !== uid) return;
    // Of the pieces alone, and asked for at once: what else is kept doesn't wait for it.
    const { store, done } = database.transaction('pieces', 'readwrite');
    // By its end as well: a short piece takes no longer one's place that begins where it does.
    const put = ({ begin, bytes }: FilePiece) =>
      store.put({ begin, bytes, total }, `${prefix}${begin}-${begin + bytes.length}`);
    const [keys] = await Promise.all([store.getAllKeys(), ...pieces.map(put)]);
    const others = keys.filter((key) => !prefixes.some((one) => key.startsWith(one)));
    await Promise.all([...others.map((key) => store.delete(key)), done]);
  });
}

/** What is kept of a book, in the order of the file. */
export async function keptPieces(uid: string, fileId: string): Promise<KeptPiece[]> {
  const kept = await onDevice((database) => database.getAll('pieces', within(prefixOf(uid, fileId))));
  return (kept ?? []).toSorted((a, b) => a.begin - b.begin);
}

/** The bytes from `begin` up to, not including, `end`; null where not all of them are in the pieces, which are in the file's order. */
export function bytesIn(pieces: readonly FilePiece[], begin: number, end: number): Uint8Array | null {
  const found = new Uint8Array(end - begin);
  let at = begin;
  for (const piece of pieces) {
    if (piece.begin > at) break;
    const upTo = Math.min(piece.begin + piece.bytes.length, end);
    if (upTo <= at) continue;
    found.set(piece.bytes.subarray(at - piece.begin, upTo - piece.begin), at - begin);
    at = upTo;
  }
  return at >= end ? found : null;
}
