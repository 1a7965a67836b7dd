/** SPEC §8, row by row: each call is made to fail, and nothing that was typed, chosen or finished is lost. */
import type { Page, Route } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

const REASON = 'The service is resting.';
const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";
const EMPTY = 'No PDFs uploaded yet. Upload your first document to get started!';
const UNAUTHORIZED = 'Unauthorized - token may be expired or invalid';
/** A refusal that no reader tries again by itself. */
const refused = { status: 429, json: { error: { code: 'limit', message: REASON } } };
const CALL = {
  list: /\/upload\/list$/,
  upload: /\/upload\/upload$/,
  book: /\/upload\/[\w-]{10,}$/,
  file: /\/upload\/file\//,
  generate: /\/quiz\/generate\?/,
  submit: /\/progress\/submit$/,
  ask: /\/(chat|revise-chat)\/ask$/,
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alertOf = (page: Page) => page.getByRole('alert');
const fail = (page: Page, call: RegExp, reply: Parameters<Route['fulfill']>[0] = refused, method?: string) =>
  page.route(call, (route) =>
    method && route.request().method() !== method ? route.continue() : route.fulfill(reply),
  );

/** Everything that the page writes to the console. */
function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

test.use({
  expectedErrors: [/status of (4\d\d|500)|Could not (load|delete)|Unauthorized - token may be expired or invalid/],
});

test('the document list: logged only, the list stays empty', async ({ page }) => {
  const log = logOf(page);
  await fail(page, CALL.list);
  await page.goto('/');
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(log.join('\n')).toMatch(/Could not load "books"/);
  await expect(alertOf(page)).toHaveCount(0);
  await page.unroute(CALL.list);
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test("an upload: 'Failed to upload PDF', the reason, and what was chosen stays", async ({ page }) => {
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(fixtures.plain()) });
  await fail(page, CALL.upload);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(pdf('one.pdf'));
  await button(page, 'Upload').click();
  await expect(alertOf(page)).toHaveText(
    `Failed to upload PDF${REASON} The file is still selected: try again, or choose another.`,
  );
  await expect(page.getByText('one.pdf')).toBeVisible();
  await expect(button(page, 'Upload')).toBeEnabled();

  await page.locator('input[type=file]').setInputFiles([pdf('one.pdf'), pdf('two.pdf')]);
  await button(page, 'Upload').click();
  await expect(alertOf(page)).toHaveText(new RegExp(`^Failed to upload PDFone.pdf: ${REASON}two.pdf: ${REASON}`));
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(2);
});

test("a deletion: 'Failed to delete PDF', and the book stays", async ({ page, studied }) => {
  await fail(page, CALL.book, refused, 'DELETE');
  await page.goto('/');
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(alertOf(page)).toHaveText(`Failed to delete PDF${REASON}`);
  await expect(page.getByRole('heading', { name: studied.book.title })).toBeVisible();
});

test("handing a quiz in: 'Failed to submit quiz', and every answer stays", async ({ page, studied }) => {
  await fail(page, CALL.submit);
  await page.goto(`/quiz/${studied.quiz.quiz_id}`);
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox').first().fill('Working memory.');
  await button(page, 'Submit Quiz').click();
  await expect(alertOf(page)).toHaveText(new RegExp(`^Failed to submit quiz${REASON}`));
  await expect(page.getByRole('textbox').first()).toHaveValue('Working memory.');
  await expect(page.getByRole('textbox').first()).toBeEnabled();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.reload();
  await expect(page.getByRole('textbox').first()).toHaveValue('Working memory.');
});

test("generating a quiz: 'Failed to generate quiz', and the counts stay", async ({ page, studied }) => {
  await fail(page, CALL.generate);
  await page.goto(`/quiz/config/${studied.book.id}`);
  await page.getByRole('spinbutton').first().fill('7');
  await button(page, 'Generate Quiz').click();
  await expect(alertOf(page)).toHaveText(new RegExp(`^Failed to generate quiz${REASON}`));
  await expect(page.getByRole('spinbutton').first()).toHaveValue('7');
  await expect(button(page, 'Generate Quiz')).toBeEnabled();
});

for (const [name, path] of [
  ['the PDF chat', '/chat/{book}'],
  ['the revision chat', '/revisechat'],
] as const) {
  test(`${name}: the apology is appended, the question stays and can be asked again`, async ({ page, studied }) => {
    await fail(page, CALL.ask);
    await page.goto(path.replace('{book}', studied.book.id));
    const question = 'What is retroactive interference?';
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText(APOLOGY, { exact: true })).toBeVisible();
    await expect(log.getByText(REASON, { exact: true })).toBeVisible();
    await expect(log.getByText(question)).toBeVisible();
    await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
}

for (const mode of ['Login', 'Sign Up'] as const) {
  test.describe('a visitor', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test(`${mode}: missing fields are said, then the provider's message stands in red and the fields stay`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: mode === 'Login' ? 'Log in' : 'Start Learning Now' }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.locator('button[type=submit]');
      await expect(submit).toHaveText(mode);
      await submit.click();
      await expect(dialog.getByText('Please fill all fields')).toBeVisible();

      await fail(page, /accounts:sign/, { status: 400, json: { error: { code: 400, message: 'USER_DISABLED' } } });
      await dialog.getByLabel('Email').fill('ana@folio.example');
      await dialog.getByLabel('Password', { exact: true }).fill('study-with-proof');
      await submit.click();
      const message = dialog.getByText(/Firebase: .*\(auth\/user-disabled\)/);
      await expect(message).toBeVisible();
      expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(163, 52, 31)');
      await expect(dialog.getByLabel('Email')).toHaveValue('ana@folio.example');
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('study-with-proof');
    });
  });
}

for (const path of ['/chat/{book}', '/quiz/config/{book}']) {
  test(`PDF info on ${path}: back to /, which says why`, async ({ page, studied }) => {
    await fail(page, CALL.book, refused, 'GET');
    await page.goto(path.replace('{book}', studied.book.id));
    await expect(page).toHaveURL('/');
    await expect(page.getByText(REASON)).toBeVisible();
  });
}

for (const { what, call, path, says, logs } of [
  { what: 'progress', call: /\/api\/progress$/, path: '/progress', says: 'No quiz attempts found.', logs: 'progress' },
  {
    what: 'an attempt',
    call: /\/api\/progress\/attempt\//,
    path: '/progress/attempt/{attempt}',
    says: 'Attempt details not found.',
    logs: 'attempt',
  },
  {
    what: 'the videos',
    call: /\/youtube\/search/,
    path: '/videos/{book}',
    says: 'No videos found.',
    logs: 'videos',
  },
  {
    what: 'the history',
    call: /\/revise-chat\/history/,
    path: '/revisechat',
    says: 'No chat history yet.',
    logs: 'revision history',
  },
]) {
  test(`${what}: logged only, the screen reads '${says}'`, async ({ page, studied }) => {
    const log = logOf(page);
    await fail(page, call);
    await page.goto(path.replace('{attempt}', studied.attempt).replace('{book}', studied.book.id));
    await expect(page.getByText(says)).toBeVisible();
    expect(log.join('\n')).toMatch(new RegExp(`Could not load "${logs}`));
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
  });
}

test('deleting a session: logged, and the session stays', async ({ page }) => {
  const log = logOf(page);
  await fail(page, /\/revise-chat\/[\w-]+$/, refused, 'DELETE');
  await page.goto('/revisechat');
  const sessions = page.getByRole('list', { name: 'Chat History' }).getByRole('listitem');
  await sessions.first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete Chat' }).click();
  await expect.poll(() => log.join('\n')).toMatch(/Could not delete a revision chat/);
  await expect(sessions).toHaveCount(1);
});

test('a 401: logged in the exact words and passed on, without a redirect', async ({ page, studied }) => {
  const log = logOf(page);
  const expired = { status: 401, json: { error: { code: 'unauthenticated', message: 'Please log in again.' } } };
  await fail(page, CALL.generate, expired);
  await page.goto(`/quiz/config/${studied.book.id}`);
  await button(page, 'Generate Quiz').click();
  await expect(alertOf(page)).toHaveText(/^Failed to generate quizPlease log in again\./);
  expect(log.filter((line) => line === UNAUTHORIZED)).toHaveLength(1);
  await expect(page).toHaveURL(`/quiz/config/${studied.book.id}`);
});

for (const { what, reply, message } of [
  { what: 'a status that is not 200', reply: { status: 500, body: '' }, message: 'Failed to fetch PDF: 500' },
  { what: 'an empty body', reply: { status: 200, body: '' }, message: 'Empty response received' },
  { what: 'what is no PDF', reply: { status: 200, body: 'not a book at all' }, message: '.+' },
]) {
  test(`the viewer and ${what}: 'Error loading PDF: …', and Retry loads it again`, async ({ page, studied }) => {
    await fail(page, CALL.file, reply);
    await page.goto(`/chat/${studied.book.id}`);
    await expect(alertOf(page)).toHaveText(new RegExp(`^Error loading PDF: ${message}Retry$`));
    await page.unroute(CALL.file);
    await button(page, 'Retry').click();
    await expect(page.getByRole('button', { name: /^Page 1 of / })).toBeVisible();
  });
}
