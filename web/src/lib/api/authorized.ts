import { appCheckHeader } from '@/lib/auth/app-check.ts';
import { presence } from '@/lib/auth/presence.ts';
import { idToken } from '@/lib/auth/token.ts';
import { logError } from '@/lib/log.ts';
import { networkError } from './api-error.ts';

/** SPEC §8, to the letter. */
const UNAUTHORIZED = 'Unauthorized - token may be expired or invalid';

type Send<R> = (headers: Record<string, string>, signal: AbortSignal) => Promise<R>;

async function bearer(fresh: boolean, of: string | undefined): Promise<Record<string, string>> {
  const [token, proof] = await Promise.all([idToken({ fresh, of }), appCheckHeader(fresh)]);
  return token === null ? proof : { ...proof, Authorization: `Bearer ${token}` };
}

interface Options {
  /** Aborted by whoever wants it no more. */
  signal?: AbortSignal | undefined;
  /** Ask for a new token at once, as the book viewer must on each load. */
  fresh?: boolean;
}

/**
 * Sends with the student's token (without one when nobody is signed in). A 401 gets one more try with a fresh token,
 * so that a token which expires in mid-use costs the student nothing; a 401 that stays is logged and handed on. What a student sends
 * is never sent as another, and ends when they leave.
 *
 * @param send one try; called again with other headers after a 401
 * @throws ApiError `network` where no token could be had for want of a connection
 * @throws DOMException `AbortError` when `signal` aborts, or the student left meanwhile
 */
export async function sendAuthorized<R extends { status: number }>(
  send: Send<R>,
  { signal, fresh = false }: Options = {},
): Promise<R> {
  const { uid, signal: left } = presence();
  const ended = signal ? AbortSignal.any([signal, left]) : left;
  const first = await bearer(fresh, uid).catch((cause) => {
    throw networkError(cause);
  });
  left.throwIfAborted();
  const reply = await send(first, ended);
  left.throwIfAborted();
  if (reply.status !== 401) return reply;
  const second = first.Authorization ? await bearer(true, uid).catch(() => null) : null;
  left.throwIfAborted();
  const last = second?.Authorization ? await send(second, ended) : reply;
  if (last.status === 401) logError(UNAUTHORIZED);
  return last;
}
