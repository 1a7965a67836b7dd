import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import type { Student } from '../contract/account.ts';
import { app } from '../platform/app.ts';
import { unauthenticated, unavailable } from '../platform/errors.ts';

/** A uid becomes part of paths: no slash, no dots alone, nothing that Firestore keeps for itself. */
const SAFE_UID = /^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]{1,128}$/u;

/** The Admin SDK reports a failed download of Google's signing keys as a bad argument; only its words tell. */
const keysUnreachable = (error: Error): boolean => error.message.includes('fetching public keys');

async function verified(token: string, stillGood: boolean): Promise<DecodedIdToken> {
  try {
    return await getAuth(app()).verifyIdToken(token, stillGood);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!(error instanceof Error) || !code.startsWith('auth/') || code === 'auth/internal-error') {
      throw unavailable(error);
    }
    if (keysUnreachable(error)) throw unavailable(error);
    throw unauthenticated(code);
  }
}

const claim = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Who an identity token belongs to.
 * @param stillGood asks Google whether it was revoked since, or its user disabled: a call more, for what changes something and for
 *   files (the emulator asks always)
 * @throws AppError `unauthenticated` for a missing, malformed, foreign, unsigned or expired token, and for one that is no longer
 * good; `unavailable` where it could not be checked
 */
export async function identify(token: string | undefined, stillGood: boolean): Promise<Student> {
  if (!token) throw unauthenticated('no token');
  const claims = await verified(token, stillGood);
  if (!SAFE_UID.test(claims.uid)) throw unauthenticated('uid');
  return { uid: claims.uid, email: claim(claims.email), name: claim(claims.name), picture: claim(claims.picture) };
}

/** Whether the e-mail address of a token's bearer is confirmed. @throws AppError as `identify` */
export async function hasVerifiedEmail(token: string): Promise<boolean> {
  return (await verified(token, false)).email_verified === true;
}

/** The token of an `Authorization: Bearer …` header, or undefined. */
export const bearer = (authorization: string | undefined): string | undefined =>
  /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization ?? '')?.[1];

/**
 * How and when the bearer of a token signed in.
 * @returns the provider (`password`, `google.com`, …) and how long ago, in milliseconds
 * @throws AppError as `identify`
 */
export async function signInOf(token: string | undefined): Promise<{ provider: string; msAgo: number }> {
  if (!token) throw unauthenticated('no token');
  const { auth_time, firebase } = await verified(token, true);
  return { provider: firebase.sign_in_provider, msAgo: Date.now() - auth_time * 1000 };
}
