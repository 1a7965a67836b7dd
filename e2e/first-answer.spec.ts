/** How far it is from the landing page to the first answer with its proof. */
import type { Locator } from '@playwright/test';
import { coursebook } from './support/library.ts';
import { expect, test } from './support/test.ts';

const MOST_CLICKS = 5;

// Asked while the book is still being read, the chat asks again by itself.
test.use({ expectedErrors: [/status of 409.*chat\/ask/] });

for (const [where, viewport] of [
  ['a desk', { width: 1366, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${where} a visitor has a cited answer from their own book after ${MOST_CLICKS} clicks`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let clicks = 0;
    const press = async (what: Locator) => {
      clicks += 1;
      await what.click();
    };
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

    await page.goto('/');
    await press(button('Start Learning Now'));
    const dialog = page.getByRole('dialog', { name: 'Sign up for Folio' });
    await dialog.getByLabel('Email').fill(`first-${crypto.randomUUID()}@folio.example`);
    await dialog.getByLabel('Password').fill('study-with-proof');
    await page.keyboard.press('Enter');

    // The box for files grows once it is known that there are none: pressed just then, the press lands beside it.
    await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await press(page.locator('input[type=file]'));
    await (await chooser).setFiles({
      name: 'how-memory-works.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(coursebook()),
    });
    await press(page.getByRole('button', { name: 'Upload', exact: true }));
    // On a phone the row's own buttons stand just below: its links are left out there.
    await press(where === 'a desk' ? page.getByRole('link', { name: 'Ask', exact: true }) : button(/^Ask Questions: /));
    await press(page.getByRole('list', { name: 'Questions to start with' }).getByRole('button').first());
    await expect(button(/show in book$/)).toBeVisible({ timeout: 60_000 });
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });
}
