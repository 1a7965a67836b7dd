/** How far things move while screens come: fonts late, at the widths of a desk and a phone. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { settled } from '../../screenshots/camera.ts';
import type { Row } from '../lib/bench.ts';

const SIZES = [
  { width: 1366, height: 860 },
  { width: 390, height: 844 },
] as const;
const FONTS_LATE_MS = 600;
const GOAL = '.02';

/** Adds up in the page itself what browsers measure as cumulative layout shift. */
function addUp(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    // Chromium's own entry type, which the library does not know.
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    moved: number;
  }
}

/**
 * A row for each screen: the larger shift of both widths.
 * @param screens paths, each with whose browser opens it
 */
export async function steadiness(
  browser: Browser,
  url: string,
  screens: readonly { path: string; name: string; session?: BrowserContextOptions['storageState'] }[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, name, session } of screens) {
    const shifts: number[] = [];
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport, ...(session && { storageState: session }) });
      const page = await context.newPage();
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((late) => setTimeout(late, FONTS_LATE_MS));
        await route.continue().catch(() => undefined); // the page has left meanwhile
      });
      await page.addInitScript(addUp);
      await page.goto(url + path);
      await page.waitForTimeout(FONTS_LATE_MS);
      await settled(page);
      shifts.push(await page.evaluate(() => window.moved));
      await context.close();
    }
    rows.push({ what: `layout shift: ${name}`, ours: Math.max(...shifts), anchor: null, by: 'no unit', goal: GOAL });
  }
  return rows;
}
