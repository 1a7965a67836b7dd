import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { publish } from './auth/auth-store.ts';
import { forgetKept, keepReplies, kept } from './kept.ts';
import { forgetWork, storedKeys } from './storage.ts';

const Titles = z.array(z.string());
const KEY = ['titles', 'all'];
const user = (uid: string) => ({ uid, email: null, displayName: null, photoURL: null });

/** A visit that gets this reply. */
async function visit(reply: string[], key = KEY): Promise<void> {
  const client = new QueryClient();
  keepReplies(client.getQueryCache());
  await client.fetchQuery({ queryKey: key, queryFn: async () => reply, meta: kept(key, Titles).meta });
}

beforeEach(() => publish(user('anna')));
afterEach(() => vi.restoreAllMocks());

it('shows a returning student what they saw last, and nobody else', async () => {
  expect(kept(KEY, Titles).initialData()).toBeUndefined();
  await visit(['Locks']);
  expect(kept(KEY, Titles).initialData()).toEqual(['Locks']);
  publish(user('ben'));
  expect(kept(KEY, Titles).initialData()).toBeUndefined();
});

it('takes nothing that another version kept in another shape', async () => {
  await visit(['Locks']);
  expect(kept(KEY, z.array(z.number())).initialData()).toBeUndefined();
});

it('forgets everything at logout, and what was others’ when somebody else comes', async () => {
  await visit(['Locks']);
  forgetKept('anna');
  expect(kept(KEY, Titles).initialData()).toEqual(['Locks']);
  forgetKept('ben');
  expect(kept(KEY, Titles).initialData()).toBeUndefined();
  await visit(['Locks']);
  forgetWork();
  expect(kept(KEY, Titles).initialData()).toBeUndefined();
});

it('keeps the latest few of a kind, however fast they come, and none that is very long', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
  for (let i = 0; i < 9; i++) await visit([`Book ${i}`], ['book', String(i)]);
  expect(storedKeys('folio:kept:anna:')).toHaveLength(6);
  expect(kept(['book', '8'], Titles).initialData()).toEqual(['Book 8']);
  await visit(['x'.repeat(200_000)], ['book', '8']);
  expect(kept(['book', '8'], Titles).initialData()).toBeUndefined();
});
