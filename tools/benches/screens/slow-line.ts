/** How a screen is opened on slow 4G (150 ms, 1.6 Mbit/s down), and what is seen when. */
import type { Page } from '@playwright/test';
import { median } from '../lib/bench.ts';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1280, height: 800 } };
/** Patience for one step (ms): on a busy machine everything takes minutes, and a bench that gives up has measured nothing. */
export const MOST_MS = 180_000;

type Figures = {
  lcp: number;
  first: number;
  live: number;
  shift: number;
};

declare global {
  interface Window {
    figures: Figures;
  }
}

/** Notes in the page itself what is seen when. */
function watch(wanted: string): void {
  window.figures = { lcp: 0, first: 0, live: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.figures.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // Chromium's own entry type, which the library does not know.
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) window.figures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(wanted);
    if (found) window.figures.first ||= performance.now();
    if (found && !found.closest('[inert]')) window.figures.live ||= performance.now();
    if (window.figures.live === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens a path on the slow line.
 * @param slower how many times slower than this machine @param first what is waited for
 * @returns milliseconds since the opening (the shift has no unit), and what was sent by then and in the two seconds after it
 */
export async function measure(
  page: Page,
  url: string,
  { path, slower, first }: { path: string; slower: number; first: string },
): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, first);
  await page.goto(url + path, { waitUntil: 'commit', timeout: MOST_MS });
  await page.waitForFunction(() => window.figures?.live > 0, null, { timeout: MOST_MS });
  await page.waitForTimeout(2_000);
  return { ...(await page.evaluate(() => window.figures)), kB: bytes / 1_000 };
}

/** Of each figure the median, and how many runs there were. */
export function medians(runs: readonly Record<string, number>[]): Record<string, number> {
  const figures = Object.keys(runs[0] ?? {}).map((what) => {
    const middle = median(runs.map((run) => run[what] ?? 0));
    return [what, Number(middle.toFixed(what === 'shift' ? 3 : 0))] as const;
  });
  return { ...Object.fromEntries(figures), runs: runs.length };
}
