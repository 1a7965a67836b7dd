import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { coursebook, over, uploaded } from './support/library.ts';
import { type Account, expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A student with one attempt: the first question right, the others not answered. */
async function withAttempt(page: Page, account: Account) {
  const book = await uploaded(account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '1' },
  });
  const right = quiz.questions.mcqs[0]?.answer_index ?? 0;
  const answers = { mcq: { 0: right }, saq: {}, laq: {} };
  const { body } = await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
  await arrive(page, account);
  return { attempt: body.attempt_id, total: body.total };
}

test('an attempt can be looked back at, and what was missed practised', async ({ page, account }) => {
  const { total } = await withAttempt(page, account);
  await page.getByRole('link', { name: 'Progress', exact: true }).click();
  const overall = page.getByRole('region', { name: 'Overall performance' });
  await expect(overall).toContainText(`${Math.round(100 / total)}%`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(`1 / ${total}`);
  await row.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByText('Not answered')).toHaveCount(total - 1);
  await button(page, 'Practise what you missed').click();
  await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
  await expect(page.getByText(`0 of ${total - 1} answered`)).toBeVisible();
  await page.goBack();
  await button(page, 'Back to Progress').click();
  await expect(page).toHaveURL('/progress');
});

test.describe('when it is gone', () => {
  test.use({ expectedErrors: [/status of 404|Could not load/] });

  test("an attempt that is not there reads 'Attempt details not found.'", async ({ page, account }) => {
    await arrive(page, account);
    await page.goto('/progress/attempt/no-such-attempt');
    await expect(page.getByText('Attempt details not found.')).toBeVisible();
    await button(page, 'Back to Progress').click();
    await expect(page).toHaveURL('/progress');
  });
});
