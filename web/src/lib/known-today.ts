import type { ZodMiniType } from 'zod/mini';
import { useAuth } from './auth/auth-store.ts';
import { localDay } from './format.ts';
import { storedValue, storeValue } from './storage.ts';

/** Whose and of when it is: another student's, or yesterday's, is not known. */
const mark = () => `${localDay()} ${useAuth.getState().user?.uid ?? ''}`;

/** Characters of what is kept at most: the room is for work that waits, and a plan of a dozen far exams would take a third of it. */
const MOST_CHARS = 200_000;

/**
 * What was last known of today on this device, so that a line about it has its room from the first.
 * @param name in the browser's store
 * @returns `known` reads it, undefined where there is none of today in today's shape; `keep` stores it, or nothing where it is too long
 */
export const knownToday = <T>(name: string, schema: ZodMiniType<T>) => ({
  known: (): T | undefined => {
    const [marked, told] = (storedValue(name) ?? '').split('\n');
    if (marked !== mark() || !told) return undefined;
    try {
      return schema.safeParse(JSON.parse(told)).data;
    } catch {
      return undefined;
    }
  },
  keep: (value: T): void => {
    const told = JSON.stringify(value);
    storeValue(name, told.length > MOST_CHARS ? null : `${mark()}\n${told}`);
  },
});
