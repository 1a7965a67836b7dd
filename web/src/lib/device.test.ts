import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api/api-error.ts';
import { useAuth } from './auth/auth-store.ts';

/** What lies in the database: its stores' keys and values. jsdom has no IndexedDB. */
/** The database of a device takes a moment to open. */
let opening = Promise.resolve();
const kept = vi.hoisted(() => new Map<string, Map<string, unknown>>());
vi.mock('./device-database.ts', () => {
  const stores = ['pieces', 'replies', 'books'];
  const of = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map();
  const under = (name: string, prefix: string) => [...of(name).keys()].filter((key) => key.startsWith(prefix)).sort();
  const database = {
    get: async (name: string, key: string) => of(name).get(key),
    put: async (name: string, value: unknown, key: string) => void of(name).set(key, value),
    getAll: async (name: string, { prefix }: { prefix: string }) => under(name, prefix).map((key) => of(name).get(key)),
    getAllKeys: async (name: string, { prefix }: { prefix: string }) => under(name, prefix),
    delete: async (name: string, key: string | { prefix: string }) => {
      for (const one of typeof key === 'string' ? [key] : under(name, key.prefix)) of(name).delete(one);
    },
    transaction: () => ({
      done: Promise.resolve(),
      objectStore: (name: string) => ({
        getAllKeys: async () => under(name, ''),
        delete: async (key: string) => void of(name).delete(key),
      }),
    }),
  };
  return {
    STORES: stores,
    within: (prefix: string) => ({ prefix }),
    onDevice: async (work: (it: typeof database) => Promise<unknown>) => {
      await opening;
      return work(database);
    },
  };
});

const device = await import('./device.ts');
const { KEPT, storeValue, storedKeys } = await import('./storage.ts');

const signIn = (uid: string | null) =>
  useAuth.setState(
    uid === null
      ? { status: 'signed-out', user: null }
      : { status: 'signed-in', user: { uid, email: null, displayName: null, photoURL: null } },
  );
const failed = (code: 'network' | 'not_found', status: number) => new ApiError({ status, code, message: 'No.' });
const unreached = failed('network', 0);
const context = { signal: new AbortController().signal };
const Title = z.object({ title: z.string() });
const titleOf = (bookId: string, fetch: () => Promise<{ title: string }>) =>
  device.ofBook({ bookId, key: ['title', bookId], schema: Title, fetch });
/** Loads a book's title as a screen does, with the replies kept. */
async function load(bookId: string, title: string): Promise<void> {
  const client = new QueryClient();
  device.keepBooks(client.getQueryCache());
  await client.fetchQuery(titleOf(bookId, async () => ({ title })));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}
const keys = () => [...kept].flatMap(([name, store]) => [...store.keys()].map((key) => `${name} ${key}`)).sort();

beforeEach(() => {
  opening = Promise.resolve();
  kept.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  signIn('ana');
  device.setDeviceChoice('yes');
});
afterEach(() => {
  vi.useRealTimers();
  signIn(null);
});

describe('books on a device', () => {
  it('are the five opened last; of an earlier one nothing is left, its first page neither', async () => {
    for (const book of ['one', 'two', 'three', 'four', 'five']) {
      vi.advanceTimersByTime(1_000);
      await device.openedOnDevice(book);
    }
    await load('one', 'Locks');
    kept.get('pieces')?.set('ana/one/0', { begin: 0, bytes: new Uint8Array(9), total: 9 });
    storeValue(`${KEPT}ana:page:one`, '{"at":1}');
    storeValue(`${KEPT}ana:page:two`, '{"at":1}');
    expect(keys().filter((key) => key.includes('one')).length).toBeGreaterThan(1);
    vi.advanceTimersByTime(1_000);
    await device.openedOnDevice('six');
    expect(await device.keptBooks()).toEqual(['six', 'five', 'four', 'three', 'two']);
    expect(keys().filter((key) => key.includes('one'))).toEqual([]);
    expect(storedKeys(KEPT)).toEqual([`${KEPT}ana:page:two`]);
  });

  it('are none where the device is shared, where nobody was asked, and where nobody is signed in', async () => {
    device.setDeviceChoice('no');
    await device.openedOnDevice('one');
    signIn('ben');
    expect(device.deviceChoice()).toBeNull();
    await device.openedOnDevice('one');
    signIn(null);
    await device.openedOnDevice('one');
    expect(keys()).toEqual([]);
  });

  it('are not noted for whoever has left while the database was opened', async () => {
    let opened = () => {};
    opening = new Promise((resolve) => {
      opened = resolve;
    });
    const noted = device.openedOnDevice('one');
    signIn(null);
    opened();
    await noted;
    expect(keys()).toEqual([]);
  });

  it('are counted with their bytes, each student’s own', async () => {
    await device.openedOnDevice('one');
    kept.set(
      'pieces',
      new Map([
        ['ana/one/0', { bytes: new Uint8Array(9) }],
        ['ben/two/0', { bytes: new Uint8Array(5) }],
      ]),
    );
    expect(await device.keptSize()).toEqual({ books: 1, bytes: 9 });
  });

  it('go, but for one student’s, or all of them', async () => {
    await device.openedOnDevice('one');
    kept.get('books')?.set('ben/two', 1);
    await device.forgetDevice('ana');
    expect(keys()).toEqual(['books ana/one']);
    await device.forgetDevice(null);
    expect(keys()).toEqual([]);
  });
});

describe('a reply about a kept book', () => {
  it('stands in where the service is not reached, for its student alone, and for no other failure', async () => {
    await device.openedOnDevice('one');
    await load('one', 'Locks');
    const fails = (error: unknown) => titleOf('one', () => Promise.reject(error)).queryFn(context);
    expect(await fails(unreached)).toEqual({ title: 'Locks' });
    const gone = failed('not_found', 404);
    await expect(fails(gone)).rejects.toBe(gone);
    signIn('ben');
    await expect(fails(unreached)).rejects.toBe(unreached);
  });

  it('of another shape is as none, and so is one of a book that is not kept', async () => {
    await device.openedOnDevice('one');
    await load('one', 'Locks');
    await load('two', 'Cells');
    expect(await device.replyOnDevice('one', ['title', 'one'], z.object({ pages: z.number() }))).toBeUndefined();
    expect(await device.replyOnDevice('two', ['title', 'two'], Title)).toBeUndefined();
  });

  it('that came before the book was kept is kept with it', async () => {
    const client = new QueryClient();
    await client.fetchQuery(titleOf('one', async () => ({ title: 'Locks' })));
    await device.openedOnDevice('one');
    await device.keepLoaded(client, 'one');
    expect(await device.replyOnDevice('one', ['title', 'one'], Title)).toEqual({ title: 'Locks' });
  });

  it('in pages gives the page that is asked for', async () => {
    await device.openedOnDevice('one');
    const page = (pages: string[], pageParams: (string | undefined)[]) => ({
      pages: pages.map((title) => ({ title })),
      pageParams,
    });
    kept.set('replies', new Map([['ana/one/["list"]', page(['first', 'second'], [undefined, 'next'])]]));
    const { queryFn } = device.pagesOfBook<{ title: string }>({
      ...{ bookId: 'one', key: ['list'], schema: Title, fetch: () => Promise.reject(unreached) },
    });
    expect(await queryFn({ ...context, pageParam: 'next' })).toEqual({ title: 'second' });
    await expect(queryFn({ ...context, pageParam: 'third' })).rejects.toBe(unreached);
  });
});
