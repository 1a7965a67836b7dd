/**
 * `allowances/{name}Breaker-{outsider}`: until when an outsider is not asked, by anyone, because it said that asking on is of
 * no use. An outsider is known by its address and our key, so that a new key is not kept out by what the old one met.
 */
import * as z from 'zod/mini';
import { compareAndSet } from '../platform/compare-and-set.ts';
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
    /** Has nobody ask it for so many seconds. @returns the break that stands: a longer one outlives a shorter that comes late */
    trip: async (why: Why, seconds: number): Promise<Break<Why>> => {
      const told: Break<Why> = { why, until: new Date(Date.now() + seconds * 1000).toISOString() };
      let standing = told;
      await compareAndSet([ref], ([data]) => {
        const stored = Stored.safeParse(data);
        standing = stored.success && stored.data.until > told.until ? stored.data : told;
        return [standing === told ? told : undefined];
      });
      return standing;
    },
  };
}
