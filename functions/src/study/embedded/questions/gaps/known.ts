/** What all languages know of sentences that can carry no gap: a book may hold sentences of another language. */
import { allPacks, packFor } from '../../../../language/packs/index.ts';
import type { Gaps } from '../../../../language/parts/gaps.ts';
import { UNPACKED_GAPS } from '../../../../language/unpacked.ts';

const all = (): Gaps[] => [...allPacks.flatMap(({ gaps }) => gaps ?? []), ...Object.values(UNPACKED_GAPS)];

/** A field of every language that has it. */
export const inAll = <K extends keyof Gaps>(field: K): NonNullable<Gaps[K]>[] =>
  all().flatMap((one) => {
    const known = one[field];
    return known === undefined ? [] : [known as NonNullable<Gaps[K]>]; // its own type, which the compiler widens
  });

/** What is known of one language (its tag without a region); nothing of most. */
export const gapsOf = (base: string): Partial<Gaps> => packFor(base).gaps ?? UNPACKED_GAPS[base] ?? {};
