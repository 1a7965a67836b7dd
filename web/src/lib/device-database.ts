/**
 * What of a student's is kept on this device beyond a few replies, in IndexedDB: pieces of books, what was loaded about them, and which
 * books these are. Every key begins with the student's uid. Where the browser refuses (private windows of some), nothing is kept.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { create } from 'zustand';

export interface KeptPiece {
  begin: number;
  bytes: Uint8Array;
  /** Length of the whole file. */
  total: number;
}

interface Device extends DBSchema {
  /** By uid, file and first byte. */
  pieces: { key: string; value: KeptPiece };
  /** Replies of the service, by uid, book and key of the query. */
  replies: { key: string; value: unknown };
  /** When a book was opened last (ms since 1970), by uid and book. */
  books: { key: string; value: number };
}
export const STORES = ['pieces', 'replies', 'books'] as const;

/** Why the last thing was not kept; null where it was. */
export const useDeviceTrouble = create<{ trouble: 'full' | 'refused' | null }>(() => ({ trouble: null }));

let opened: Promise<IDBPDatabase<Device>> | null = null;

/** @throws where the browser refuses, or a tab of an earlier version holds the database */
const open = (): Promise<IDBPDatabase<Device>> =>
  new Promise((resolve, reject) => {
    openDB<Device>('folio-book', 2, {
      blocked: () => reject(new Error('Another tab holds the database.')),
      upgrade: (database) => {
        for (const store of STORES) if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
      },
      // Another tab has a later version: this one makes way.
      blocking: () => {
        void opened?.then((database) => database.close());
        opened = null;
      },
      terminated: () => {
        opened = null;
      },
    }).then(resolve, reject);
  });

/** Works on the database; undefined where the browser has none, or it is full. */
export async function onDevice<T>(work: (database: IDBPDatabase<Device>) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= open();
    const done = await work(await opened);
    useDeviceTrouble.setState({ trouble: null });
    return done;
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!full) opened = null;
    useDeviceTrouble.setState({ trouble: full ? 'full' : 'refused' });
    return undefined;
  }
}

/** The keys that begin so. */
export const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
