import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { uploaded, withBook } from './support/library.ts';
import { expectAccessible, expectNarrow } from './support/looks.ts';
import { expect, signIn, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, bytes: Uint8Array, name = 'chosen.pdf') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
const UPLOAD = '**/api/upload/upload';

test('while an upload runs the rows wait; it can be cancelled, and then tried again', async ({ page, account }) => {
  await withBook(page, account, fixtures.plain());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(UPLOAD, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await choose(page, fixtures.twoColumn(), 'columns.pdf');
  await button(page, 'Upload').click();
  await expect(button(page, 'Uploading...')).toBeDisabled();
  for (const name of ['Ask Questions', 'Generate Quiz', 'Delete']) await expect(button(page, name)).toBeDisabled();
  await button(page, 'Cancel the upload').click();
  await expect(button(page, 'Ask Questions')).toBeEnabled();
  release();
  await page.unroute(UPLOAD);
  await button(page, 'Upload').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'columns' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your Study Materials' }).getByRole('listitem')).toHaveCount(2);
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of 422.*upload/] });

  test('is refused by its content, in words, and leaves nothing behind', async ({ page, account }) => {
    await signIn(page, account);
    await choose(page, new TextEncoder().encode('This is a letter, not a book.'), 'letter.pdf');
    await button(page, 'Upload').click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/^Failed to upload PDF.*not a PDF/i);
    await expect(page.getByText('letter.pdf')).toBeVisible();
    await choose(page, fixtures.plain(), 'book.pdf');
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
  });
});

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/status of 503|Could not load/] });
  const failing = { status: 503, json: { error: { code: 'unavailable', message: 'The library is resting.' } } };

  test("an upload is alerted as 'Failed to upload PDF', with the reason", async ({ page, account }) => {
    await signIn(page, account);
    await page.route(UPLOAD, (route) => route.fulfill(failing));
    await choose(page, fixtures.plain());
    await button(page, 'Upload').click();
    await expect(page.getByRole('alert')).toHaveText(/^Failed to upload PDFThe library is resting\./);
  });

  test("a deletion is alerted as 'Failed to delete PDF', and the book stays", async ({ page, account }) => {
    await withBook(page, account, fixtures.plain());
    await page.route('**/api/upload/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(failing) : route.continue(),
    );
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Failed to delete PDFThe library is resting\./);
    await expect(page.getByRole('heading', { name: 'Threads in Small Steps' })).toBeVisible();
  });

  test('a list that does not load stays empty and can be asked for again', async ({ page, account }) => {
    await uploaded(account, fixtures.plain());
    await page.route('**/api/upload/list', (route) => route.fulfill(failing));
    await signIn(page, account);
    await expect(page.getByText('No PDFs uploaded yet. Upload your first document to get started!')).toBeVisible();
    await page.unroute('**/api/upload/list');
    await button(page, 'Try again').click();
    await expect(page.getByText('Threads in Small Steps')).toBeVisible();
  });
});

test('the dashboard is accessible and fits a narrow phone, the question before deleting too', async ({
  page,
  account,
}) => {
  await withBook(page, account, fixtures.plain());
  await expect(button(page, 'Ask Questions')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await button(page, 'Delete').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, { without: ['region'] });
});
