/** A scan from its upload to a word marked on its picture, as an estimate, with no key and no service. */
import { asPictures } from '../functions/test/fixtures/drawn.ts';
import { arrive } from './support/arrive.ts';
import { inkUnderMarks } from './support/ink.ts';
import { coursebook } from './support/library.ts';
import { DESK, PHONE } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test('an uploaded scan is read, asked about, and its words are marked on the picture, on a desk and on a phone', async ({
  page,
  account,
}) => {
  // Reading pictures takes processors, and those of the machine are shared.
  test.setTimeout(240_000);
  // The cover of the coursebook and its page 5: what memory is.
  const scan = await asPictures(coursebook(), [1, 5]);
  await page.setViewportSize(DESK);
  await arrive(page, account);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'copied.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scan) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const row = page.getByRole('list', { name: 'Your Study Materials' }).getByRole('listitem');
  await expect(row.getByText(/Reading pictures: page \d of 2|2 pages are pictures|Pages 1–2 read from/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(row.getByText('Pages 1–2 read from pictures')).toBeVisible({ timeout: 180_000 });

  await row.getByRole('link', { name: 'Ask', exact: true }).click();
  await page.getByLabel('Your question').fill('What is rehearsal?');
  await page.getByLabel('Your question').press('Enter');
  const answer = page.getByRole('log');
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    if (size === PHONE) {
      // A reload keeps the mark in sight.
      await page.reload();
      await page.getByRole('button', { name: 'Back to the answer' }).click();
    }
    await expect(answer).toContainText('repetition of information', { timeout: 30_000 });
    await answer.getByText('Around it in the book').click();
    // The passage is the picture itself, with its words for the ear and, at a press, as text.
    await expect(answer.locator('[data-page-cut] canvas').first()).toBeVisible();
    await answer.getByRole('button', { name: 'As text' }).first().click();
    await expect(answer.locator('[data-page-cut]')).toHaveCount(0);
    await answer
      .getByRole('button', { name: /^p\. 2 · estimated, show in book; its text was read from a picture/ })
      .first()
      .click();
    await expect(page.getByText('This page was read from a picture')).toBeVisible();
    await expect(page.locator('[data-mark]').first()).toBeVisible();
    // On the ink of the words, not above or below it. (It begins in the middle of a line.)
    const [first] = await inkUnderMarks(page);
    expect(first?.share).toBeGreaterThan(0.8);
  }
});
