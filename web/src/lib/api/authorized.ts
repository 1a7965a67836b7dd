import { appCheckHeader } from '@/lib/auth/app-check.ts';
import { idToken } from '@/lib/auth/token.ts';
import { logError } from '@/lib/log.ts';
import { networkError } from './api-error.ts';

/** SPEC §8, to the letter. */
const UNAUTHORIZED = 'Unauthorized - token may be expired or invalid';

type Send<R> = (headers: Record<string, string>) => Promise<R>;

async function bearer(fresh: boolean): Promise<Record<string, string>> {
  const [token, proof] = await Promise.all([idToken({ fresh }), appCheckHeader(fresh)]);
  return token === null ? proof : { ...proof, Authorization: `Bearer ${token}` };
}

/**
 * Sends with the student's token (without one when nobody is signed in). A 401 gets one more try with a fresh token,
 * so that a token which expires in mid-use costs the student nothing; a 401 that stays is logged and handed on.
 *
 * @param send one try; called again with other headers after a 401
 * @param fresh ask for a new token at once, as the book viewer must on each load
 * @throws ApiError `network` where no token could be had for want of a connection
 */
export async function sendAuthorized<R extends { status: number }>(send: Send<R>, fresh = false): Promise<R> {
  const first = await bearer(fresh).catch((cause) => {
    throw networkError(cause);
  });
  const reply = await send(first);
  if (reply.status !== 401) return reply;
  const second = first.Authorization ? await bearer(true).catch(() => null) : null;
  const last = second?.Authorization ? await send(second) : reply;
  if (last.status === 401) logError(UNAUTHORIZED);
  return last;
}
