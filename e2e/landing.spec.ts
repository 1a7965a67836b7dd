import { expect, test } from './support/test.ts';

const FEATURES = [
  'AI study companion',
  'Smart quiz generator',
  'Progress dashboard',
  'PDF library',
  'Video learning',
  'Smart citations',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads, features and footer included', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Learning Now' })).toBeVisible();
    for (const name of FEATURES) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });
});

test('the landing page fetches neither the app nor Firebase until someone wants in', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') fetched.push(await response.text().catch(() => ''));
  });
  await page.goto('/');
  expect(fetched.join('\n')).not.toMatch(/identitytoolkit|react\.dev\/errors/);
  await page.getByRole('button', { name: 'Start Learning Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => fetched.join('\n')).toMatch(/identitytoolkit/);
});

test('a press of the button that comes before the page’s script is not lost', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  // All but the start-up script, for which the page waits: it keeps the press.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start Learning Now' }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a button that waits for the app says so', async ({ page }) => {
  let release = () => {};
  const fetched = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await fetched;
    await route.continue();
  });
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Start Learning Now' });
  await start.click();
  await expect(start).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(start).not.toHaveAttribute('aria-busy');
});

test('the preview badge tells whether the backend runs, in words and icon', async ({ page }) => {
  await page.goto('/');
  const badge = page.locator('#preview-badge');
  await expect(badge).toHaveText('Preview backend running in this workspace.');
  // Small, above everything, over nothing.
  const [box, content] = await Promise.all([badge.boundingBox(), page.locator('#root').boundingBox()]);
  expect(box?.height).toBeLessThan(28);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 1);
  await page.route('**/api/health', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(badge).toHaveText('Preview backend disconnected.');
  await page.unroute('**/api/health');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(badge).toHaveText('Preview backend running in this workspace.');
});
test.use({ expectedErrors: [/Failed to load resource.*api\/health/] });

test('the footer leads to the static pages, whose heading takes the focus and names the tab', async ({ page }) => {
  await page.goto('/about');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await terms.click();
  await expect(page).toHaveURL('/terms-of-service');
  await expect(page).toHaveTitle('Terms of Service · Folio');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/at least 30 days before they take effect/)).toBeVisible();
});

test('the contact form says what is missing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana at example');
  await page.getByRole('button', { name: 'Open in email app' }).click();
  await expect(page.getByText('This doesn’t look like an email address.')).toBeVisible();
  await expect(page.getByText('Please write a few words.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test.describe('when the app cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource|The app could not be fetched/] });

  test('the landing page says so, and the button works once the connection is back', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Start Learning Now' }).click();
    await expect(page.getByRole('alert')).toHaveText(/couldn’t be loaded/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/assets/main-*.js');
    await page.getByRole('button', { name: 'Start Learning Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
