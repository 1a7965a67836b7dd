/** Points of a long question that say different things. */
import { likeness } from '../gate/words.ts';
import type { Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';

/** Points that say so much of the same are one. */
const SAME = 0.4;
const MOST = 4;

/** The first statements of a list that are not told by one before them, four at most. */
export function distinct({ contentAt }: Reading, from: readonly Plain[]): Plain[] {
  const chosen: Plain[] = [];
  for (const one of from) {
    const same = chosen.some(({ at }) => likeness(contentAt(one.at), contentAt(at)) >= SAME);
    if (!same && chosen.length < MOST) chosen.push(one);
  }
  return chosen;
}
