/**
 * The bytes of the book that was opened last, kept on this machine so that its pages stay there without a connection. Under the
 * student's uid, in IndexedDB; gone when they log out or somebody else signs in. Where the browser refuses, nothing is kept.
 */

const DATABASE = 'folio-book';
const STORE = 'pieces';
/** A longer book is not kept (bytes). */
const MOST_BYTES = 40_000_000;

export interface KeptPiece {
  begin: number;
  bytes: Uint8Array;
  /** Length of the whole file. */
  total: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Works on the store; undefined where the browser has none, or it is full. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    if (typeof indexedDB === 'undefined') return undefined;
    return await work((await open()).transaction(STORE, mode).objectStore(STORE));
  } catch {
    return undefined;
  }
}

const prefixOf = (uid: string, fileId: string) => `${uid}/${fileId}/`;
const within = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Keeps a piece of a book, and forgets every other book. */
export async function keepPiece(uid: string, fileId: string, { begin, bytes, total }: KeptPiece): Promise<void> {
  if (total > MOST_BYTES) return;
  const prefix = prefixOf(uid, fileId);
  await withStore('readwrite', async (store) => {
    await done(store.put({ begin, bytes, total } satisfies KeptPiece, `${prefix}${begin}`));
    for (const key of await done(store.getAllKeys())) if (!String(key).startsWith(prefix)) store.delete(key);
  });
}

/** What is kept of a book, in the order of the file. */
export async function keptPieces(uid: string, fileId: string): Promise<KeptPiece[]> {
  const kept = await withStore('readonly', (store) => done<KeptPiece[]>(store.getAll(within(prefixOf(uid, fileId)))));
  return (kept ?? []).toSorted((a, b) => a.begin - b.begin);
}

/** The bytes from `begin` up to, not including, `end`; null where not all of them are kept. */
export function bytesIn(pieces: readonly KeptPiece[], begin: number, end: number): Uint8Array | null {
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

/** Forgets what is kept for anybody but this student; null: for all. */
export async function forgetPieces(but: string | null): Promise<void> {
  await withStore('readwrite', async (store) => {
    for (const key of await done(store.getAllKeys()))
      if (but === null || !String(key).startsWith(`${but}/`)) store.delete(key);
  });
}
