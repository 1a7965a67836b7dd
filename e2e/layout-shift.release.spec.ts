/** Nothing jumps while a screen comes: fonts that arrive late, lists, the preview ribbon. */
import type { Page, Route } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { settled } from '../tools/screenshots/camera.ts';
import { remembered } from './support/arrive.ts';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

/** Cumulative layout shift, as browsers measure it; .1 is called good. */
const MOST = 0.02;
const FONTS_LATE_MS = 600;
const SIZES = [
  { width: 1366, height: 860 },
  { width: 390, height: 844 },
] as const;
const SCREENS = [
  '/',
  '/chat/{book}',
  '/quiz/config/{book}',
  '/quiz/{quiz}',
  '/progress',
  '/progress/attempt/{attempt}',
  '/revisechat',
  '/videos/{book}',
  '/settings',
];

/** Opens a screen whose fonts come late, and adds up how far things moved. */
async function shiftOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.goto(path);
  await page.waitForTimeout(FONTS_LATE_MS);
  await settled(page);
  return page.evaluate(() => window.shifts);
}

/** What a page that is watched knows of its shifts. */
declare global {
  interface Window {
    shifts: { sum: number; moved: string[] };
  }
}

async function watched(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((late) => setTimeout(late, FONTS_LATE_MS));
    await route.continue().catch(() => undefined); // the page has left meanwhile
  });
  await page.addInitScript(() => {
    window.shifts = { sum: 0, moved: [] };
    new PerformanceObserver((list) => {
      // Chromium's own entry type, which the library does not know.
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        window.shifts.sum += entry.value;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent?.slice(0, 40),
        );
        window.shifts.moved.push(`${entry.value.toFixed(4)}: ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The figure, beside the test's name in its report. */
const report = (sum: number) => test.info().annotations.push({ type: 'layout shift', description: sum.toFixed(4) });

test.describe('to a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const size of SIZES)
    test(`the landing page stands still at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await watched(page);
      const { sum, moved } = await shiftOf(page, '/');
      report(sum);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
    });
});

for (const path of SCREENS)
  for (const size of SIZES)
    test(`${path} stands still at ${size.width} px`, async ({ page, studied }) => {
      const ids = { book: studied.book.id, quiz: studied.quiz.quiz_id, attempt: studied.attempt };
      await page.setViewportSize(size);
      await watched(page);
      const { sum, moved } = await shiftOf(
        page,
        path.replace(/\{(book|quiz|attempt)\}/, (_, id: keyof typeof ids) => ids[id]),
      );
      report(sum);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
    });

test.describe('to a new student', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const size of SIZES)
    test(`the first book, and the next, come in without a jump at ${size.width} px`, async ({ page, account }) => {
      await page.setViewportSize(size);
      await watched(page);
      await remembered(page, account);
      await page.goto('/');
      await settled(page);
      const rows = page.getByRole('list', { name: 'Your Study Materials' }).getByRole('listitem');
      for (const [i, title] of ['First', 'Second'].entries()) {
        const before = await page.evaluate(() => window.shifts.moved.length);
        const buffer = Buffer.from(fixtures.plain());
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: `${title}.pdf`, mimeType: 'application/pdf', buffer });
        await page.getByRole('button', { name: 'Upload', exact: true }).click();
        await expect(rows).toHaveCount(i + 1);
        await settled(page);
        const moved = await page.evaluate((seen) => window.shifts.moved.slice(seen), before);
        const sum = moved.reduce((all, one) => all + Number.parseFloat(one), 0);
        report(sum);
        expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
      }
    });
});

/** What waits today, known long after the list or too late to stand above it, on a device that knows nothing of either. */
for (const late of [400, 3_000])
  for (const size of SIZES)
    test(`what waits today opens ${late} ms after the list without a jump at ${size.width} px`, async ({
      page,
      studied: { book },
    }) => {
      await page.setViewportSize(size);
      await watched(page);
      // What the device was told before of this day.
      await page.addInitScript(() => {
        for (const known of ['folio:review-today', 'folio:exams-today']) localStorage.removeItem(known);
      });
      let listed = () => {};
      const list = new Promise<void>((resolve) => {
        listed = resolve;
      });
      await page.route('**/api/upload/list*', async (route) => {
        await route.continue();
        listed();
      });
      const after = (json: object) => async (route: Route) => {
        await list;
        await new Promise((known) => setTimeout(known, late));
        await route.fulfill({ json });
      };
      await page.route(
        '**/api/review/today*',
        after({ due: 8, minutes: 5, cards: 20, limit_minutes: 20, spent_seconds: 0 }),
      );
      await page.route('**/api/exam/list*', after({ exams: [] }));
      await page.goto('/');
      const row = page.getByRole('button', { name: `Ask Questions: ${book.title}` });
      const today = page.getByRole('region', { name: 'Today' });
      await expect(today).toBeVisible();
      await expect(row).toBeVisible();
      await expect(page.getByText('Choose a PDF')).toBeVisible();
      await settled(page);
      const { sum, moved } = await page.evaluate(() => window.shifts);
      report(sum);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
    });
