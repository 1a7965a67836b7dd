/**
 * Runs before every test file. `vi.waitFor` gives up after a second unless told otherwise, which a busy machine exceeds: a test
 * that waits for what will come fails there and nowhere else. `expect.poll` has its setting in vitest.config.ts.
 */
import { vi } from 'vitest';

/** Milliseconds that a test waits for what should come. One that fails waits so long; one that passes loses nothing. */
export const PATIENCE = 15_000;

const { waitFor } = vi;
/** Files of one worker share `vi`: it is changed once. */
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options = PATIENCE) {
    return waitFor(callback, typeof options === 'object' ? { timeout: PATIENCE, ...options } : options);
  };
