/** What all packs know of how books speak of themselves: a title page may hold several languages. */
import { allPacks } from '../../../language/packs/index.ts';
import type { Itself } from '../../../language/parts/itself.ts';

/** A field of every pack that has it. */
export const inAll = <K extends keyof Itself>(field: K): NonNullable<Itself[K]>[] =>
  allPacks.flatMap(({ itself }) => {
    const said = itself?.[field];
    return said === undefined ? [] : [said as NonNullable<Itself[K]>]; // its own type, which the compiler widens
  });
