/** Nothing is complained of on the way through the screens: no warning, no call given up. */
import type { Page, Request } from '@playwright/test';
import { settled } from '../tools/screenshots/camera.ts';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What the page has asked for and not got yet; its own, not what the service worker fetches for later. */
const awaited = new Map<Page, Set<Request>>();

/** Until nothing is awaited any more: what is given up because the page is left meanwhile is nobody's mistake. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => [...(awaited.get(page) ?? [])].map((request) => request.url())).toEqual([]);
}

/** What the page says or gives up, as it comes; empty where all is well. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const open = new Set<Request>();
  awaited.set(page, open);
  page.on('request', (request) => {
    if (!request.serviceWorker()) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'warning' || type === 'error') complaints.push(`${page.url()} ${type}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    complaints.push(`${page.url()} gave up: ${request.url()} (${request.failure()?.errorText})`);
  });
  return complaints;
}

test('the ways between the main screens are quiet', async ({ page, studied: { book } }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await atRest(page);
  await page.getByRole('button', { name: `Ask Questions: ${book.title}` }).click();
  await atRest(page);
  for (const name of ['Progress', 'Revision Chat', 'Review', 'Dashboard']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await atRest(page);
  }
  expect(complaints).toEqual([]);
});
