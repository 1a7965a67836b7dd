import { vi } from 'vitest';

/**
 * Says that this test expects the console to be told of errors; hands over what it was told so far.
 * Without it any `console.error` fails the test (see setup.ts).
 */
export function expectErrors(): { told: () => unknown[][] } {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    told: () => {
      const calls = [...spy.mock.calls];
      spy.mockClear();
      return calls;
    },
  };
}
