/** Time as the code that waits sees it, so that a test need not wait. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Waiting {
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** Ends after so many milliseconds. @throws the signal's reason as soon as it is aborted */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Runs something after so many milliseconds, unless it is called off. @returns what calls it off */
  after: (ms: number, run: () => void) => () => void;
  /** From 0 up to 1. */
  random: () => number;
}

export const realWaiting: Waiting = {
  now: () => performance.now(),
  wait: async (ms, signal) => {
    signal.throwIfAborted();
    await pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
