/** What our code logs, for tests of it, and for those whose output it would fill. */
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import * as logging from '../../src/platform/log.ts';

/**
 * Every test of a file has a log of its own that writes nothing. Not by `vi.mock`: a file that mocks needs its modules to
 * itself, which takes seconds of processor time.
 * @returns the calls of the test under way
 */
export function logged(): () => Mock<typeof logging.log>['mock']['calls'] {
  let log: Mock<typeof logging.log>;
  beforeEach(() => {
    log = vi.spyOn(logging, 'log').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());
  return () => log.mock.calls;
}
