/** Work that holds the processor, one piece for each turn of the event loop: other calls of the process are served in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Ends in a turn of the event loop that nobody else who waited here has. */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => nextTurn());
  return last;
}
