/** SPEC sentence by sentence, as a signed-in student meets it. Each step is named by the sentence that it shows. */
import type { Page } from '@playwright/test';
import * as fixtures from '../../functions/test/fixtures/index.ts';
import { arrive } from '../support/arrive.ts';
import { coursebook, withBook } from '../support/library.ts';
import { expect, test } from '../support/test.ts';
import { SIZES } from './sizes.ts';
import { button, held } from './steps.ts';

/** A process that was not asked before loads its code first. */
const FIRST_CALL = { timeout: 30_000 };
/** What can be done with a book; on a phone the lesser deeds stand behind a named menu (READINGS). */
async function deed(page: Page, words: string, where: string): Promise<void> {
  if (where === 'a desk' || words === 'Ask Questions' || words === 'Generate Quiz')
    return page.getByRole('button', { name: new RegExp(`^${words}: `) }).click();
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${words}`) }).click();
}

for (const { where, viewport } of SIZES)
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('§2 and §4: dashboard', async ({ page, account }) => {
      await test.step("the list says 'Loading your materials...', then that there is none", async () => {
        const release = await held(page, '**/api/upload/list');
        await arrive(page, account);
        await expect(page.getByText('Loading your materials...')).toBeVisible();
        await release();
        await expect(page.getByText('No PDFs uploaded yet. Upload your first document to get started!')).toBeVisible();
      });
      await test.step("heading with the product's name, the text, and 'Your Study Materials'", async () => {
        await expect(page.getByRole('heading', { level: 1, name: /Folio/ })).toBeVisible();
        await expect(
          page.getByText('Upload your study materials and let AI help you learn more effectively.'),
        ).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Your Study Materials' })).toBeVisible();
      });
      await test.step('the picker is restricted to PDF; Upload is disabled when no file is chosen', async () => {
        await expect(page.locator('input[type=file]').first()).toHaveAttribute('accept', /application\/pdf/);
        await expect(button(page, 'Upload')).toBeDisabled();
      });
      await test.step("'Uploading...' while busy; then the document is appended and the selection cleared", async () => {
        const chosen = page.locator('input[type=file]').first();
        await chosen.setInputFiles({
          name: 'threads.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(fixtures.plain()),
        });
        const release = await held(page, '**/api/upload/upload');
        await button(page, 'Upload').click();
        await expect(button(page, 'Uploading...')).toBeDisabled();
        await release();
        await expect(page.getByRole('heading', { name: 'Threads in Small Steps' })).toBeVisible(FIRST_CALL);
        await expect(chosen).toHaveValue('');
        await expect(button(page, 'Upload')).toBeDisabled();
      });
      await test.step('each row shows the title and the creation date as a local date', async () => {
        const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
        await expect(page.getByRole('listitem').filter({ hasText: 'Threads in Small Steps' })).toContainText(
          today.format(new Date()),
        );
      });
      for (const { words, path } of [
        { words: 'Ask Questions', path: /\/chat\/[\w-]+$/ },
        { words: 'Generate Quiz', path: /\/quiz\/config\/[\w-]+$/ },
        { words: 'Videos', path: /\/videos\/[\w-]+$/ },
      ])
        await test.step(`'${words}' goes to its screen`, async () => {
          await page.goto('/');
          await expect(page.getByRole('heading', { name: 'Threads in Small Steps' })).toBeVisible();
          await deed(page, words, where);
          await expect(page).toHaveURL(path);
        });
      await test.step("'Delete' asks, and removes the item after confirmation", async () => {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Threads in Small Steps' })).toBeVisible();
        await deed(page, 'Delete', where);
        await page
          .getByRole('alertdialog', { name: 'Are you sure you want to delete this PDF?' })
          .getByRole('button', { name: 'Delete' })
          .click();
        await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
      });
    });

    test('§2, §4 and §9: a quiz from its counts to the details of its attempt', async ({ page, account }) => {
      const book = await withBook(page, account, coursebook());
      await test.step('three numeric inputs with minimum 0 and defaults 5, 3, 1', async () => {
        await page.goto(`/quiz/config/${book.id}`);
        for (const [at, value] of ['5', '3', '1'].entries()) {
          await expect(page.getByRole('spinbutton').nth(at)).toHaveValue(value);
          await expect(page.getByRole('spinbutton').nth(at)).toHaveAttribute('min', '0');
        }
      });
      await test.step("'Generating...' while busy; on success to /quiz/{quiz_id}", async () => {
        const release = await held(page, '**/api/quiz/generate*');
        await button(page, 'Generate Quiz').click();
        await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
        await release();
        await expect(page).toHaveURL(/\/quiz\/[\w-]+$/, FIRST_CALL);
        await expect(page.getByRole('heading', { name: 'Knowledge Quiz' })).toBeVisible();
        await expect(button(page, 'Exit Quiz')).toBeVisible();
      });
      await test.step('radio options, text areas of 3 and of 6 rows', async () => {
        expect(await page.getByRole('radio').count()).toBeGreaterThanOrEqual(6);
        const rows = await page.locator('textarea').evaluateAll((all) => all.map((area) => area.getAttribute('rows')));
        expect(new Set(rows)).toEqual(new Set(['3', '6']));
      });
      await test.step("'Submitting...' while busy; then all inputs are disabled and Exit is gone", async () => {
        await page.getByRole('radio').first().check();
        await page.locator('textarea').first().fill('A store that holds a few things for seconds.');
        const release = await held(page, '**/api/progress/submit');
        await button(page, 'Submit Quiz').click();
        await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
        await release();
        await expect(page.getByRole('region', { name: 'Quiz Results' })).toBeVisible({ timeout: 30_000 });
        await expect(button(page, 'Exit Quiz')).toHaveCount(0);
        for (const field of await page.locator('main input[type=radio], main textarea').all())
          await expect(field).toBeDisabled();
      });
      await test.step('correct options, explanations, answers and outlines', async () => {
        const mcqs = await page.getByRole('radiogroup').count();
        await expect(page.locator('[data-option=correct]')).toHaveCount(mcqs);
        await expect(page.getByText('Explanation:')).toHaveCount(mcqs);
        expect(await page.getByText('Answer:', { exact: true }).count()).toBeGreaterThan(0);
        const outline = page.getByText('Answer Outline:');
        await expect(outline.first()).toBeVisible();
        for (const point of await page.locator('main').getByRole('listitem').allTextContents())
          expect(point).not.toMatch(/^\* |\*\*/);
      });
      await test.step("the panel: score/total, 'Overall Accuracy: N%', three scores, 'Back to Dashboard'", async () => {
        const panel = page.getByRole('region', { name: 'Quiz Results' });
        await expect(panel).toContainText(/\d+\/\d+/);
        await expect(panel).toContainText(/Overall Accuracy: \d+%/);
        await expect(panel.getByText(/^Score: \d+ \/ \d+$/)).toHaveCount(3);
        for (const group of ['Multiple Choice', 'Short Answer', 'Long Answer'])
          await expect(panel.getByText(group, { exact: false }).first()).toBeVisible();
        await button(page, 'Back to Dashboard').click();
        await expect(page).toHaveURL('/');
      });
      await test.step('Progress: overall performance and the attempt with its four scores', async () => {
        await page.goto('/progress');
        const overall = page.getByRole('region', { name: 'Overall performance' });
        for (const words of ['Questions attempted', 'Correct answers', 'Accuracy'])
          await expect(overall).toContainText(new RegExp(words, 'i'));
        await page.getByRole('button', { name: /^View Details/ }).click();
        await expect(page).toHaveURL(/\/progress\/attempt\/[\w-]+$/);
      });
      await test.step('the attempt: every option, the answer given or Not answered, the correct one, the explanation', async () => {
        const main = page.locator('main');
        for (const words of [/Your answer/i, /Not answered/i, /Correct answer/i, /Explanation/i])
          await expect(main.getByText(words).first()).toBeVisible();
        await page
          .getByRole('button', { name: /back/i })
          .or(page.getByRole('link', { name: /back/i }))
          .first()
          .click();
        await expect(page).toHaveURL('/progress');
      });
    });

    test('§2: a quiz and an attempt that are not there', async ({ page, account }) => {
      await arrive(page, account);
      await page.goto('/quiz/nothing-here');
      await expect(page.getByText('Quiz not found')).toBeVisible();
      await expect(page.getByText("The quiz you're looking for doesn't exist or has expired.")).toBeVisible();
      await button(page, 'Return to Dashboard').click();
      await expect(page).toHaveURL('/');
      await page.goto('/progress/attempt/nothing-here');
      await expect(page.getByText('Attempt details not found.')).toBeVisible();
      await page.goto('/progress');
      await expect(page.getByText('No quiz attempts found.')).toBeVisible();
    });
    test.use({ expectedErrors: [/status of 404|Could not load/] });
  });
