import * as fixtures from '../functions/test/fixtures/index.ts';
import { expect, test } from './support/test.ts';

const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

test('sign-up, upload, list, open, turn pages, delete, logout', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Learning Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(`journey-${crypto.randomUUID()}@folio.example`);
  await dialog.getByLabel('Password').fill('study-with-proof');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(page.getByText('No PDFs uploaded yet. Upload your first document to get started!')).toBeVisible();
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await expect(upload).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(pdf('threads.pdf', fixtures.plain()));
  await upload.click();
  const row = page.getByRole('listitem').filter({ hasText: 'Threads in Small Steps' });
  await expect(row).toContainText('5 pages');
  await expect(upload).toBeDisabled();

  await row.getByRole('button', { name: 'Ask Questions' }).click();
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Chat with Threads in Small Steps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 1 of 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Page 2 of 5' })).toBeVisible();
  await expect(page.locator('[data-page="2"] canvas')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this PDF?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Start Learning Now' })).toBeVisible();
});
