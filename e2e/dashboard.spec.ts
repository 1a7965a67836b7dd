/** The dashboard remembers: where the student stopped, what was just added, and which button belongs to which book. */
import * as fixtures from '../functions/test/fixtures/index.ts';
import { remembered } from './support/arrive.ts';
import { coursebook, withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

test('leads back to the page where the student stopped, and the row tells it too', async ({ page, account }) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await page.getByRole('button', { name: /^Ask Questions/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByLabel('Your question').fill('What is the spacing effect?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /show in book/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const goOn = page.getByRole('region', { name: 'Continue' });
  await expect(goOn).toContainText(/p\. 2 of \d+, last asked today:\s*What is the spacing effect\?/);
  await expect(page.getByRole('list', { name: 'Your Study Materials' })).toContainText(/p\. 2 of \d+/);
  await goOn.getByRole('link', { name: 'Continue on p. 2' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
});

test('with 25 books, what was just uploaded is in sight and named, and 25 buttons have 25 names', async ({
  page,
  account,
}) => {
  await remembered(page, account);
  const shelf = Array.from({ length: 25 }, (_, i) => ({
    id: `book-${i}`,
    title: `A rather long title of the kind that coursebooks have, volume ${i + 1}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
    bytes: 1_000_000,
    pages: 30 * (i + 1),
    status: 'ready',
    pages_read: 30 * (i + 1),
    pages_without_text: [],
    language: 'en',
  }));
  await page.route('**/api/upload/list*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: [...shelf, ...(await reply.json())] });
  });
  await page.goto('/');
  const rows = page.getByRole('list', { name: 'Your Study Materials' }).getByRole('listitem');
  await expect(rows).toHaveCount(25);
  const named = await page
    .getByRole('button', { name: /^Ask Questions: / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  expect(new Set(named).size).toBe(25);
  const buffer = Buffer.from(fixtures.plain());
  await page.locator('input[type=file]').setInputFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(rows).toHaveCount(26);
  await expect(rows.last()).toContainText('Added');
  await expect(rows.last()).toBeInViewport();
  await rows.last().getByRole('link', { name: 'Quiz' }).click();
  await expect(page).toHaveURL(/\/quiz\/config\//);
});

test('on a phone each row keeps Ask Questions, Generate Quiz and a menu that can be reached by key', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withBook(page, account, coursebook());
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Ask Questions: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Generate Quiz: / })).toBeVisible();
  await page.getByRole('button', { name: /^More: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Videos', 'Rename', 'Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this PDF?');
});
