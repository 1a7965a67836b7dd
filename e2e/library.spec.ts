import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { arrive, remembered } from './support/arrive.ts';
import { withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What can be done with a book: the words of the button, then the book's title. */
const deed = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`^${words}: `) });
const choose = (page: Page, bytes: Uint8Array, name = 'chosen.pdf') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
const books = (page: Page) => page.getByRole('list', { name: 'Your Study Materials' }).getByRole('listitem');
const UPLOAD = '**/api/upload/upload';

test('while an upload runs the rows wait; it can be cancelled, and then tried again', async ({ page, account }) => {
  await withBook(page, account, fixtures.plain());
  await page.goto('/');
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
  for (const name of ['Ask Questions', 'Generate Quiz', 'Videos', 'Delete'])
    await expect(deed(page, name)).toBeDisabled();
  await button(page, 'Cancel the upload').click();
  await expect(deed(page, 'Ask Questions')).toBeEnabled();
  release();
  await page.unroute(UPLOAD);
  await button(page, 'Upload').click();
  // As its first page calls it.
  await expect(page.getByRole('listitem').filter({ hasText: 'Virtual Memory' })).toBeVisible();
  await expect(books(page)).toHaveCount(2);
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of 422.*upload/] });

  test('is refused by its content, in words, and leaves nothing behind', async ({ page, account }) => {
    await arrive(page, account);
    await choose(page, new TextEncoder().encode('This is a letter, not a book.'), 'letter.pdf');
    await button(page, 'Upload').click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(/^Failed to upload PDF.*not a PDF/i);
    // Named in the list as well as in the message while the last one is still on its way.
    await expect(page.getByText('letter.pdf').first()).toBeVisible();
    await choose(page, fixtures.plain(), 'book.pdf');
    await expect(alert).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
  });
});

test.describe('several files', () => {
  test.use({ expectedErrors: [/status of 422.*upload/] });

  test('are chosen or dropped together; one that is refused does not keep the others', async ({ page, account }) => {
    await arrive(page, account);
    await choose(page, fixtures.plain(), 'threads.pdf');
    const columns = Buffer.from(fixtures.twoColumn()).toString('base64');
    await page.evaluate((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File(['A letter.'], 'letter.pdf', { type: 'application/pdf' }));
      transfer.items.add(new File([bytes], 'columns.pdf', { type: 'application/pdf' }));
      document.querySelector('footer')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
    }, columns);
    await expect(page.getByText('3 files chosen')).toBeVisible();
    await button(page, 'Upload').click();
    // Three uploads, one after the other, each looked at in a child.
    await expect(books(page)).toHaveCount(2, { timeout: 30_000 });
    await expect(page.getByRole('alert')).toHaveText(/^Failed to upload PDF.*not a PDF/, { timeout: 30_000 });
    await expect(page.getByText('letter.pdf').first()).toBeVisible();
  });
});

test('a book is renamed by key; its new title stands everywhere, and after a reload', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto('/');
  await deed(page, 'Ask Questions').focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: `New title for ${book.title}` })).toBeFocused();
  await page.keyboard.type('My threads');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My threads' })).toBeVisible();
  await deed(page, 'Ask Questions').click();
  await expect(page.getByRole('heading', { name: 'Chat with My threads' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chat with My threads' })).toBeVisible();
  await expect(page).toHaveTitle('Chat with My threads · Folio');
});

test('a thousand books are searched as a whole, and sorted; both at once', { tag: '@release' }, async ({
  page,
  account,
}) => {
  await remembered(page, account);
  const shelf = Array.from({ length: 1_000 }, (_, i) => ({
    id: `book-${i}`,
    title: `${i % 3 === 0 ? 'Économie' : 'Botany'} ${i + 1}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString(),
    bytes: 1_000_000,
    pages: 10,
    status: 'ready',
    pages_read: 10,
    pages_without_text: [],
    language: 'en',
  }));
  await page.route('**/api/upload/list*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const from = after ? shelf.findIndex(({ id, created_at }) => after === `${created_at}_${id}`) + 1 : 0;
    return route.fulfill({ json: shelf.slice(from, from + 100) });
  });
  await page.goto('/');
  await expect(books(page)).toHaveCount(1_000);
  await page.keyboard.press('/');
  await page.keyboard.type('ECONOMIE 10');
  await expect(page.getByText('9 books found')).toBeVisible();
  await expect(books(page)).toHaveCount(9);
  await page.getByLabel('Sort').selectOption('Newest first');
  await expect(books(page).first()).toContainText('Économie 1000');
  await page.reload();
  await expect(books(page).first()).toContainText('Économie 1000');
});
