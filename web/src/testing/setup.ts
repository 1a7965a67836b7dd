/** Runs before every test of the client: what is not expected fails the test. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Screens are fetched in files of their own, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

const unexpectedCall = (): never => {
  throw new Error('A test reached for the network without standing in for it');
};

/** jsdom lays nothing out, so nothing ever changes its size there, and nothing can be scrolled to. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let complained: MockInstance<typeof console.error>;

beforeEach(() => {
  complained = vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', vi.fn(unexpectedCall));
  vi.stubGlobal('ResizeObserver', NoResizes);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Some files are about no page and have none.
  if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  const complaints = [...complained.mock.calls];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof localStorage !== 'undefined') localStorage.clear();
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
  expect(complaints, 'console.error was called without being expected').toEqual([]);
});

/** Files share one page: each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  history.replaceState(null, '', '/');
});
