/**
 * "Keep on this device": the last books that were opened, with what was loaded about them, stay here for when there is no connection.
 * Asked once a sign-in; on a device that others use nothing of a book is kept. All of it goes when the student logs out, when their
 * session ends in another way, and when somebody else signs in.
 */
import { hashKey, type QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { create } from 'zustand';
import { isUnreached } from './api/api-error.ts';
import { useAuth } from './auth/auth-store.ts';
import { onDevice, STORES, within } from './device-database.ts';
import { keptPages } from './kept-pages.ts';
import { KEPT, storedKeys, storedValue, storeValue } from './storage.ts';

const CHOICE = 'folio:keep:';
/** So many books, those opened last. */
const MOST_BOOKS = 5;

/** `yes`: the device is the student's own. `no`: others use it. null: not asked yet. */
type Choice = 'yes' | 'no' | null;

const uidNow = () => useAuth.getState().user?.uid;

/** What the student has said of this device. */
export function deviceChoice(): Choice {
  const uid = uidNow();
  const said = uid === undefined ? null : storedValue(CHOICE + uid);
  return said === 'yes' || said === 'no' ? said : null;
}

/** The same for screens. */
export const useDeviceChoice = create<{ choice: Choice }>(() => ({ choice: null }));

/** Keeps a book from now on, as one of the last that were opened, if the student wants any kept. */
export async function openedOnDevice(bookId: string): Promise<void> {
  const uid = uidNow();
  if (uid === undefined || deviceChoice() !== 'yes') return;
  const earlier = await onDevice(async (database) => {
    // Whoever left meanwhile leaves nothing.
    if (uidNow() !== uid) return [];
    await database.put('books', Date.now(), `${uid}/${bookId}`);
    const ids = await booksOf(uid);
    return ids.slice(MOST_BOOKS);
  });
  for (const id of earlier ?? []) await forgetBook(id);
}

/** The books that are kept of a student, the one opened last first. */
const booksOf = async (uid: string): Promise<string[]> =>
  (await onDevice(async (database) => {
    const keys = await database.getAllKeys('books', within(`${uid}/`));
    const kept = await Promise.all(keys.map(async (key) => ({ key, at: (await database.get('books', key)) ?? 0 })));
    return kept.toSorted((a, b) => b.at - a.at).map(({ key }) => key.slice(uid.length + 1));
  })) ?? [];

export const keptBooks = async (): Promise<string[]> => booksOf(uidNow() ?? '');

/** How many books are kept, and how many bytes of them. */
export async function keptSize(): Promise<{ books: number; bytes: number }> {
  const uid = uidNow() ?? '';
  const sizes = await onDevice((database) => database.getAll('pieces', within(`${uid}/`)));
  const bytes = (sizes ?? []).reduce((sum, piece) => sum + piece.bytes.length, 0);
  return { books: (await keptBooks()).length, bytes };
}

/** Forgets a book: it was deleted, or others were opened since. */
export async function forgetBook(bookId: string): Promise<void> {
  const uid = uidNow();
  if (uid === undefined) return;
  // Its first page as a picture, and replies about it.
  for (const name of storedKeys(`${KEPT}${uid}:`)) if (name.includes(bookId)) storeValue(name, null);
  await onDevice(async (database) => {
    const prefix = `${uid}/${bookId}`;
    await database.delete('pieces', within(`${prefix}/`));
    await database.delete('replies', within(`${prefix}/`));
    await database.delete('books', prefix);
  });
}

/** Forgets all that is kept for anybody but this student; null: for all. */
export async function forgetDevice(but: string | null): Promise<void> {
  await onDevice(async (database) => {
    const transaction = database.transaction([...STORES], 'readwrite');
    for (const name of STORES) {
      const store = transaction.objectStore(name);
      for (const key of await store.getAllKeys())
        if (but === null || !key.startsWith(`${but}/`)) await store.delete(key);
    }
    await transaction.done;
  });
}

const nameOf = (uid: string, bookId: string, key: QueryKey) => `${uid}/${bookId}/${hashKey(key)}`;

async function keepReply(bookId: string, key: QueryKey, data: unknown): Promise<void> {
  const uid = uidNow();
  if (uid === undefined || deviceChoice() !== 'yes') return;
  await onDevice(async (database) => {
    const kept = await database.get('books', `${uid}/${bookId}`);
    // Whoever left meanwhile leaves nothing.
    if (kept !== undefined && uidNow() === uid) await database.put('replies', data, nameOf(uid, bookId, key));
  });
}

/** What is kept of a reply; undefined where nothing is, or another version kept it in another shape. */
export async function replyOnDevice<T>(
  bookId: string,
  key: QueryKey,
  schema: z.ZodMiniType<T>,
): Promise<T | undefined> {
  const uid = uidNow();
  const kept = uid && (await onDevice((database) => database.get('replies', nameOf(uid, bookId, key))));
  return kept === undefined ? undefined : schema.safeParse(kept).data;
}

interface Context {
  signal: AbortSignal;
}
type PageContext = Context & { pageParam: string | undefined };

interface OfBook<T, P, C> {
  bookId: string;
  key: QueryKey;
  /** Of all of the query's data. */
  schema: z.ZodMiniType<T>;
  fetch: (context: C) => Promise<P>;
}

/** Tries the service; where that is not reached, what is kept of the query with its book. */
const orKept =
  <T, P, C>({ bookId, key, schema, fetch }: OfBook<T, P, C>, partOf: (kept: T, context: C) => P | undefined) =>
  async (context: C): Promise<P> => {
    try {
      return await fetch(context);
    } catch (error) {
      const kept = isUnreached(error) ? await replyOnDevice(bookId, key, schema) : undefined;
      const part = kept === undefined ? undefined : partOf(kept, context);
      if (part !== undefined) return part;
      throw error;
    }
  };

/** Options of a query about a book, whose reply is kept with it. */
export const ofBook = <T>(of: OfBook<T, T, Context>) => ({
  queryKey: of.key,
  meta: { book: of.bookId },
  queryFn: orKept(of, (kept: T) => kept),
});

/** The same of a list that is loaded page by page. @param of with the schema of a page */
export const pagesOfBook = <P>({ schema, ...of }: OfBook<P, P, PageContext>) => ({
  queryKey: of.key,
  meta: { book: of.bookId },
  queryFn: orKept(
    { ...of, schema: keptPages(schema) },
    ({ pages, pageParams }, { pageParam }) => pages[pageParams.indexOf(pageParam)],
  ),
});

const bookOf = (meta: Record<string, unknown> | undefined) => (typeof meta?.book === 'string' ? meta.book : null);

/** Keeps what queries about kept books get. */
export function keepBooks(cache: QueryCache): void {
  cache.subscribe(({ type, query, ...event }) => {
    const book = bookOf(query.meta);
    if (type !== 'updated' || book === null || !('action' in event) || event.action.type !== 'success') return;
    void keepReply(book, query.queryKey, query.state.data);
  });
}

/** Notes what the student has said of this device. */
export function setDeviceChoice(choice: 'yes' | 'no'): void {
  const uid = uidNow();
  if (uid === undefined) return;
  storeValue(CHOICE + uid, choice);
  useDeviceChoice.setState({ choice });
}

/** Keeps what was loaded of a book before it was to be kept. */
export async function keepLoaded(client: QueryClient, bookId: string): Promise<void> {
  for (const { meta, queryKey, state } of client.getQueryCache().getAll())
    if (bookOf(meta) === bookId && state.data !== undefined) await keepReply(bookId, queryKey, state.data);
}

useAuth.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) useDeviceChoice.setState({ choice: deviceChoice() });
});
