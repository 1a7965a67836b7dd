/** After a mistake: saying it again with the answer covered, with hints that lead to the page; and taking the questions away. */
import type { Page } from '@playwright/test';
import { coursebook, over, withBook } from './support/library.ts';
import { ROUNDS } from './support/looks.ts';
import { onBoth, PHONE } from './support/sizes.ts';
import { type Account, expect, test } from './support/test.ts';

/** A quiz of one short question that was left blank, handed in over HTTP. */
async function withMistake(page: Page, account: Account) {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const query = { pdf_id: book.id, mcq: '0', saq: '1', laq: '0' };
  const { quiz_id, questions } = (await student.call('quiz.generate', { query })).body;
  const answers = { mcq: {}, saq: {}, laq: {} };
  const { body } = await student.call('progress.submit', { body: { quiz_id, answers } });
  return { student, attempt: body.attempt_id, answer: questions.saqs[0]?.answer ?? '' };
}

for (const { and, details, looked } of ROUNDS)
  test(
    `by keyboard alone a mistake is said again with hints, marked, and kept; the score stays${and}`,
    details,
    async ({ page, account }) => {
      test.slow();
      const { student, attempt, answer } = await withMistake(page, account);
      await page.goto(`/progress/attempt/${attempt}`);
      const named = (name: string) => page.getByRole('button', { name, exact: true });
      await named('Say it in your own words').focus();
      await page.keyboard.press('Enter');
      const box = page.getByRole('textbox', { name: /^In your own words/ });
      await expect(box).toBeFocused();
      await expect(page.getByText(answer, { exact: true }).filter({ visible: true })).toHaveCount(0);
      await named('Give me a hint').focus();
      await page.keyboard.press('Enter');
      const steps = page.getByRole('list', { name: 'Hints' }).getByRole('listitem');
      await expect(steps).toHaveCount(1);
      while (await named('Another hint').count()) await named('Another hint').press('Enter');
      await expect(steps.filter({ hasText: /^On p\. \d/ })).toHaveCount(1);
      await looked(page);

      await box.focus();
      await page.keyboard.type(answer);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/^With \d hints$/)).toBeVisible();
      await expect(named('Say it once more')).toBeFocused();
      await expect(page.getByText('Overall Accuracy: 0%')).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^With \d hints$/)).toBeVisible();
      await looked(page);
      const { retold, results } = (await student.call('progress.attempt', { params: { id: attempt } })).body;
      expect(retold?.saq[0]).toMatchObject({ answer, result: { is_correct: true } });
      expect(results?.saq[0]?.is_correct).toBe(false);
    },
  );

for (const { and, details, looked } of ROUNDS)
  test(
    `what was left blank is practised by keyboard alone with hints, which are noted, on a desk and on a phone${and}`,
    details,
    async ({ page, account }) => {
      test.slow();
      const { attempt, answer } = await withMistake(page, account);
      await page.goto(`/progress/attempt/${attempt}`);
      const practise = page.getByRole('button', { name: /you left blank$/ });
      await onBoth(page, () => expect(practise).toBeVisible());
      await practise.press('Enter');
      await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
      const hint = page.getByRole('button', { name: 'Give me a hint' });
      await onBoth(page, () => expect(hint).toBeVisible());
      await hint.press('Enter');
      const steps = page.getByRole('list', { name: 'Hints' }).getByRole('listitem');
      await expect(steps).toHaveCount(1);
      await looked(page);
      await page.setViewportSize(PHONE);
      await page.reload();
      await expect(steps).toHaveCount(1);
      const box = page.getByRole('textbox').or(page.getByRole('radio')).first();
      if ((await box.getAttribute('type')) === 'radio') await box.press('Space');
      else await box.fill(answer);
      await page.getByRole('button', { name: 'Submit Quiz' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible({ timeout: 30_000 });
      await onBoth(page, () => expect(page.getByText('With one hint')).toBeVisible());
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const { and, details, looked } of ROUNDS)
    test(
      `the questions are taken away as a file, and printed with the answers on a page of their own${and}`,
      details,
      async ({ page, account }) => {
        test.slow();
        const { attempt, answer } = await withMistake(page, account);
        await page.goto(`/progress/attempt/${attempt}`);
        const menu = page.getByRole('button', { name: 'Save or print' });
        await menu.tap();
        const download = page.waitForEvent('download');
        await page.getByRole('menuitem', { name: 'Moodle XML' }).tap();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^Quiz How Memory Works.*\.xml$/);
        await menu.tap();
        await page.getByRole('menuitem', { name: 'Printable sheet' }).tap();
        await expect(page).toHaveURL(/\/sheet$/);
        await expect(page.getByRole('region', { name: 'Answers' })).toContainText(answer);
        await expect(page.getByRole('region', { name: 'Questions' })).not.toContainText(answer);
        await looked(page);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
        const pdf = await page.pdf({ format: 'A4' });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
      },
    );
});
