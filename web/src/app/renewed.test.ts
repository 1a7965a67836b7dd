import { afterEach, expect, it, vi } from 'vitest';
import { reloadPastCache } from './renewed.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the page has asked for, by address and status. */
const asked = (...files: [path: string, responseStatus: number][]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    // Only these two are looked at.
    files.map(([path, responseStatus]) => ({
      name: `https://folio.example${path}`,
      responseStatus,
    })) as unknown as PerformanceEntryList,
  );

it('asks past the cache for the files that were not there, and for no others, and then opens the page anew', async () => {
  asked(['/assets/progress-1.js', 404], ['/assets/main-1.js', 200], ['/api/none', 404], ['/assets/quiz-1.css', 404]);
  const done: string[] = [];
  vi.stubGlobal('fetch', async (file: string, { cache }: RequestInit) => {
    await Promise.resolve();
    done.push(`${cache} ${new URL(file).pathname}`);
  });
  await reloadPastCache(() => done.push('opened anew'));
  expect(done).toEqual(['reload /assets/progress-1.js', 'reload /assets/quiz-1.css', 'opened anew']);
});

it('opens the page anew where they are still not to be had', async () => {
  asked(['/assets/progress-1.js', 404]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const reload = vi.fn();
  await reloadPastCache(reload);
  expect(reload).toHaveBeenCalledOnce();
});
