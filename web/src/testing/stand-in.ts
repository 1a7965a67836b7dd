/** Stands in for what a module gives, without `vi.mock`: a file that mocks needs its modules, and a page, to itself. */
import { vi } from 'vitest';

/** Puts functions that do nothing in the place of a module's, for the test under way; `vi.mocked` gives them more to do. */
export function standIn<T extends object>(module: T, ...names: (keyof T & string)[]): void {
  // Sound: every function can be called as one that returns nothing, and whoever needs an answer says so.
  for (const name of names) vi.spyOn(module as Record<string, () => unknown>, name).mockImplementation(() => undefined);
}
