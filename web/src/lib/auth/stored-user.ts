/**
 * What Firebase has left of a signed-in student on this machine, read without loading Firebase: who a returning student is can be
 * shown at once, and their token, while it lasts, lets the first calls go before Firebase is there. What cannot be read is nobody.
 */
import * as z from 'zod/mini';
import { storedKeys, storedValue } from '../storage.ts';

const Name = z._default(z.optional(z.nullable(z.string())), null);

const StoredUser = z.object({
  uid: z.string(),
  email: Name,
  displayName: Name,
  photoURL: Name,
  emailVerified: z._default(z.optional(z.boolean()), false),
  providerData: z._default(z.optional(z.array(z.object({ providerId: z.string() }))), []),
  stsTokenManager: z.optional(z.object({ accessToken: z.string(), expirationTime: z.number() })),
});
export type StoredUser = z.infer<typeof StoredUser>;

const KEY = 'firebase:authUser:';
/** A token that is about to expire is not sent (ms). */
const LEAST_LIFE_MS = 60_000;

/** The student who was signed in here last and has not left; null where there is none, or more than one is kept. */
export function storedUser(): StoredUser | null {
  const [key, another] = storedKeys(KEY);
  if (key === undefined || another !== undefined) return null;
  try {
    const parsed = StoredUser.safeParse(JSON.parse(storedValue(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Their identity token, if it is good for a while yet. @param of whose it must be; undefined: whoever it is */
export function storedToken(of?: string, now = Date.now()): string | null {
  const user = storedUser();
  const token = of === undefined || user?.uid === of ? user?.stsTokenManager : null;
  return token && token.expirationTime - now > LEAST_LIFE_MS ? token.accessToken : null;
}
