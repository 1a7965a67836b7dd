/**
 * What a returning student sees at once: some replies are kept on this machine, under their uid, and shown until the service has
 * answered anew. Forgotten when they log out, as all that begins with `folio:` is, and when somebody else signs in.
 */
import { hashKey, type QueryCache, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { useAuth } from './auth/auth-store.ts';
import { deviceChoice, forgetDevice } from './device.ts';
import { KEPT, storedKeys, storedValue, storeValue } from './storage.ts';

/** A longer reply would cost more to read than it saves, and the browser gives us some 5 MB for everything (characters). */
const MOST_CHARACTERS = 120_000;
/** Of each kind of query, the first part of its key. */
const MOST_OF_A_KIND = 6;

interface Kept {
  /** ms since 1970. */
  at: number;
  data: unknown;
}

const ownPrefix = (): string | null => {
  const { user } = useAuth.getState();
  return user && `${KEPT}${user.uid}:`;
};
const nameOf = (prefix: string, key: QueryKey) => prefix + hashKey(key);
const kindOf = (prefix: string, key: QueryKey) => nameOf(prefix, key.slice(0, 1)).slice(0, -1);

function parsed(text: string | null): Kept | null {
  try {
    // Written by this file alone; the data is parsed by whoever asks for it.
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** What is kept of a reply; undefined where nothing is, or another version kept it in another shape. */
export function keptReply<T>(key: QueryKey, schema: z.ZodMiniType<T>): T | undefined {
  const prefix = ownPrefix();
  const kept = prefix && parsed(storedValue(nameOf(prefix, key)));
  const read = kept ? schema.safeParse(kept.data) : null;
  return read?.success ? read.data : undefined;
}

/**
 * Options of a query whose reply is kept: it begins with what is kept, and asks anew at once.
 * @param schema of what is kept
 */
export const kept = <T>(key: QueryKey, schema: z.ZodMiniType<T>) => ({
  initialData: () => keptReply(key, schema),
  initialDataUpdatedAt: 0,
  meta: { kept: true },
});

/** When a reply came that is kept (ms since 1970); undefined where none is. */
export function keptSince(key: QueryKey): number | undefined {
  const prefix = ownPrefix();
  return (prefix && parsed(storedValue(nameOf(prefix, key)))?.at) || undefined;
}

let lastKept = 0;
/** Now (ms since 1970), and later than the last time: of two replies of one millisecond the second is the later one. */
function laterNow(): number {
  lastKept = Math.max(Date.now(), lastKept + 1);
  return lastKept;
}

function keep(key: QueryKey, data: unknown): void {
  const prefix = ownPrefix();
  if (prefix === null || deviceChoice() === 'no') return;
  const text = JSON.stringify({ at: laterNow(), data } satisfies Kept);
  storeValue(nameOf(prefix, key), text.length > MOST_CHARACTERS ? null : text);
  keepAtMost(kindOf(prefix, key), MOST_OF_A_KIND);
}

/** Forgets all but the latest of what is kept under names that begin so; each says when (`at`). */
export function keepAtMost(prefix: string, most: number): void {
  const names = storedKeys(prefix)
    .map((name) => ({ name, at: parsed(storedValue(name))?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of names.slice(most)) storeValue(name, null);
}

/** Keeps what queries with `kept` get, and forgets what they no longer have. */
export function keepReplies(cache: QueryCache): void {
  cache.subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !query.meta?.kept || !('action' in event)) return;
    if (event.action.type === 'success') keep(query.queryKey, query.state.data);
  });
}

/** Forgets what was kept for anybody but this student; null: for all. */
export function forgetKept(but: string | null): void {
  void forgetDevice(but);
  for (const name of storedKeys(KEPT)) if (but === null || !name.startsWith(`${KEPT}${but}:`)) storeValue(name, null);
}
