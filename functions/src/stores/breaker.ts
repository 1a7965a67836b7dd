/**
 * `allowances/{name}Breaker-{outsider}`: until when an outsider is not asked, by anyone, because it said that asking on is of
 * no use. An outsider is known by its address and our key, so that a new key is not kept out by what the old one met.
 */
import * as z from 'zod/mini';
import { firestore } from '../platform/firestore.ts';
import { derivedId } from '../platform/ids.ts';

export interface Break<Why extends string> {
  why: Why;
  /** ISO 8601. */
  until: string;
}

/**
 * The breaker of an outsider.
 * @param whys why it may be broken
 */
export function breakerOf<Why extends string>(name: string, address: string, key: string, whys: readonly Why[]) {
  const ref = firestore()
    .collection('allowances')
    .doc(`${name}Breaker-${derivedId(address, key)}`);
  const Stored = z.object({ why: z.enum(whys), until: z.string() });
  return {
    /** Null while the outsider is asked. */
    now: async (): Promise<Break<Why> | null> => {
      const stored = Stored.safeParse((await ref.get()).data());
      return stored.success && Date.parse(stored.data.until) > Date.now() ? stored.data : null;
    },
    /** Has nobody ask it for so many seconds. */
    trip: async (why: Why, seconds: number): Promise<Break<Why>> => {
      const broken = { why, until: new Date(Date.now() + seconds * 1000).toISOString() };
      await ref.set(broken);
      return broken;
    },
  };
}
