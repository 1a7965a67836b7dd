import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remembered } from './support/arrive.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { onBoth, PHONE } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

const QUESTION = 'What is the spacing effect?';
const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";

const input = (page: Page) => page.getByPlaceholder('Type your message...');
const log = (page: Page) => page.getByRole('log');
const history = (page: Page) => page.getByRole('list', { name: 'Chat History' });
const marks = (page: Page) => log(page).getByRole('button', { name: /, show in book$/ });

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press('Enter');
}

test('a session is asked, cites its book, is found again, and is deleted by a right-click', async ({
  page,
  account,
}) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Revision Chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revision Chat' })).toBeVisible();
  await expect(page.getByText('No chat history yet.')).toBeVisible();

  await ask(page, `  ${QUESTION}  `);
  await expect(marks(page).first()).toBeVisible();
  await expect(history(page).getByText(QUESTION)).toBeVisible();
  await marks(page).first().click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.locator('[data-mark]').first()).toBeVisible();

  await page.goBack();
  await expect(log(page)).toContainText(QUESTION);
  await page.reload();
  await expect(marks(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByText('Ask across all your books')).toBeVisible();
  await page.getByRole('button', { name: 'What should I revise?' }).click();
  await expect(log(page)).toContainText('taken a quiz yet');
  await expect(history(page).getByRole('listitem')).toHaveCount(2);

  await history(page).getByText('What should I revise?').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete Chat' }).click();
  await expect(page.getByText('Ask across all your books')).toBeVisible();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
});

test('a chat is saved as a file, with what it cites', async ({ page, account }) => {
  await withBook(page, account, coursebook());
  await page.goto('/revisechat');
  await expect(page.getByRole('button', { name: 'Save this chat' })).toBeHidden();
  await ask(page, QUESTION);
  await expect(marks(page).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save this chat' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Chat What is the spacing effect.*\.md$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(QUESTION);
  expect(text).toMatch(/p\. \d+/);
});

test('a plan is kept by keys alone: Progress has its day and its book, and plans from then on, on a desk and on a phone', async ({
  page,
  account,
}) => {
  test.slow();
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { body: quiz } = await student.call('quiz.generate', {
    query: { pdf_id: book.id, mcq: '3', saq: '0', laq: '0' },
  });
  const answers = { mcq: {}, saq: {}, laq: {} };
  await student.call('progress.submit', { body: { quiz_id: quiz.quiz_id, answers } });
  await page.setViewportSize(PHONE);
  await page.goto('/revisechat');
  await ask(page, 'Plan my revision for the next 5 days');
  const keep = log(page).getByRole('link', { name: 'Keep this plan' });
  await onBoth(page, () => expect(keep).toBeVisible());
  await keep.press('Enter');
  const form = page.getByRole('form', { name: 'Exam date' });
  await onBoth(page, async () => {
    await expect(form.getByRole('checkbox', { name: book.title })).toBeChecked();
    await expect(form.getByLabel('Exam day')).not.toHaveValue('');
  });
  await form.getByLabel('Minutes a day').press('Enter');
  const exam = page.getByRole('region', { name: /^Exam in [456] days$/ });
  await onBoth(page, () => expect(exam).toContainText(/a quiz on .* chapters/));
  await page.setViewportSize(PHONE);
  await page.reload();
  await onBoth(page, () => expect(exam).toBeVisible());
  await expect(form).toHaveCount(0);
});

test.describe('a failed answer', () => {
  test.use({ expectedErrors: [/status of 503.*revise-chat\/ask/] });

  test('is apologised for, and asked again it is answered once', async ({ page, account }) => {
    await remembered(page, account);
    await page.route(
      '**/api/revise-chat/ask',
      (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'The service is resting.' } } }),
      { times: 1 },
    );
    await page.goto('/revisechat');
    await ask(page, QUESTION);
    await expect(page.getByRole('alert')).toContainText(APOLOGY);
    await expect(page.getByRole('alert')).toContainText('The service is resting.');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(marks(page).first()).toBeVisible();
    await page.reload();
    await expect(log(page).getByText(QUESTION)).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the history is a drawer, closed by choosing a session; its button deletes', async ({ page, account }) => {
    await remembered(page, account);
    await page.goto('/revisechat');
    await ask(page, 'How am I doing?');
    await expect(log(page)).toContainText('taken a quiz yet');
    await page.getByRole('button', { name: 'Chat History' }).click();
    const drawer = page.getByRole('dialog', { name: 'Chat History' });
    await drawer.getByRole('button', { name: 'New Chat' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText('Ask across all your books')).toBeVisible();
    await page.getByRole('button', { name: 'Chat History' }).click();
    await drawer.getByRole('button', { name: /^How am I doing\?/ }).click();
    await expect(drawer).toBeHidden();
    await expect(log(page)).toContainText('taken a quiz yet');
    await page.getByRole('button', { name: 'Chat History' }).click();
    await drawer.getByRole('button', { name: 'Delete Chat “How am I doing?”' }).click();
    await expect(drawer.getByText('No chat history yet.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ask across all your books')).toBeVisible();
  });
});
