import { request } from '@playwright/test';
import { runChecks } from '../tools/smoke/checks.ts';
import { siteAt } from '../tools/smoke/site.ts';
import { expect, test } from './support/test.ts';

const everywhere = [
  '/',
  '/chat/some-book',
  '/no/such/place',
  '/.x',
  '/chat/.a/.b',
  '/assets/none.js',
  '/api/health',
  '/api/upload/list',
  '/api/none',
];

for (const path of everywhere) {
  test(`every reply carries the protections: ${path}`, async () => {
    const site = await request.newContext({ baseURL: process.env.FOLIO_HOSTING_URL ?? '' });
    const headers = (await site.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toBeTruthy();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await site.dispose();
  });
}

test('hashed files may be kept for a day and shown after it, pages are asked for anew, replies of the API are kept by nobody', async () => {
  const site = await request.newContext({ baseURL: process.env.FOLIO_HOSTING_URL ?? '' });
  const page = await (await site.get('/progress')).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  const cacheControl = async (path: string) => (await site.get(path)).headers()['cache-control'];
  expect(await cacheControl(asset)).toBe('public, max-age=86400, stale-while-revalidate=31536000');
  expect(await cacheControl('/')).toBe('no-cache');
  expect(await cacheControl('/progress')).toBe('no-cache');
  expect(await cacheControl('/sw.js')).toBe('no-cache');
  expect(await cacheControl('/api/health')).toBe('private, no-store');
  expect(await cacheControl('/api/none')).toBe('private, no-store');
  await site.dispose();
});

test('a file that is not there is not answered with the page', async () => {
  const site = await request.newContext({ baseURL: process.env.FOLIO_HOSTING_URL ?? '' });
  expect((await site.get('/assets/none.js')).status()).toBe(404);
  expect((await site.get('/favicon.none')).status()).toBe(404);
  const page = await site.get('/assets/none');
  expect(page.headers()['cache-control'], 'the page in the place of a file').toBe('no-cache');
  await site.dispose();
});

test.describe('a script of the page that the browser remembers as not there', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('is asked for past the cache, and the page comes', async ({ page }) => {
    let asked = 0;
    const script = /\/assets\/app-[^/]+\.js$/;
    await page.route(script, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });
});

// Of every release: the Functions emulator starts a process for each group of calls, a twentieth of what all journeys take.
test('the check that runs after every deployment finds nothing wrong, with a student who signs in', {
  tag: '@release',
}, async ({ account }) => {
  // It asks every call once, and a book goes its whole way.
  test.setTimeout(300_000);
  expect(await runChecks(siteAt(process.env.FOLIO_HOSTING_URL ?? ''), account, () => {})).toEqual([]);
});
