/** The paper on paper: a quiz to take with a pencil, the same marked, and an attempt. */
import type { Page } from '@playwright/test';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

const LONG = 'A long answer goes on and on, and every word of it is printed. '.repeat(30);

/** Nothing but the paper: no navigation, no footer, no badge, no button to press but the marks of evidence. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('#preview-badge')).toBeHidden();
  await expect(page.getByRole('button', { name: /^(?!p\. )/ }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(ink).toBe('rgb(33, 30, 25)');
}

test('a quiz prints as a paper, whatever the theme; marked with the whole of what was written', async ({
  page,
  studied: { student, book },
}) => {
  const { body } = await student.call('quiz.generate', { query: { pdf_id: book.id, mcq: '1', saq: '1', laq: '0' } });
  await page.addInitScript(() => localStorage.setItem('folio-theme', 'dark'));
  await page.goto(`/quiz/${body.quiz_id}`);
  const answer = page.getByRole('textbox');
  await expect(answer).toBeVisible();
  await expectPaper(page);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(60);

  await page.emulateMedia({ media: 'screen' });
  await answer.fill(LONG);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
  await expectPaper(page);
  expect(await answer.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  await expect(page.getByText('Explanation:')).toBeVisible();
});

test('an attempt prints with its date, answers and reasons', async ({ page, studied: { attempt } }) => {
  await page.goto(`/progress/attempt/${attempt}`);
  await expect(page.getByText('Your answer').first()).toBeVisible();
  await expectPaper(page);
  await expect(page.locator('time')).toBeVisible();
});
