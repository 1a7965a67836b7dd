/**
 * SPEC §8, row by row: each call is made to fail, and nothing that was typed, chosen or finished is lost. Rows that need no
 * page of their own follow on one another on one; the dialog's rows are in `web/src/features/auth/login-modal.test.tsx`.
 */
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

/** One row after another on one page, each with its own call failing. */
const row = (page: Page, name: string, body: () => Promise<void>) =>
  test.step(name, async () => {
    await body();
    await page.unrouteAll({ behavior: 'wait' });
  });

test('what is only looked at: logged, the screen reads what it reads when there is nothing, and is asked for again', async ({
  page,
  studied,
}) => {
  const log = logOf(page);
  await row(page, 'the document list', async () => {
    await fail(page, CALL.list);
    await page.goto('/');
    await expect(page.getByText(EMPTY)).toBeVisible();
    expect(log.join('\n')).toMatch(/Could not load "books"/);
    await expect(alertOf(page)).toHaveCount(0);
    await page.unroute(CALL.list);
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
  for (const { what, call, path, says } of [
    { what: 'progress', call: /\/api\/progress$/, path: '/progress', says: 'No quiz attempts found.' },
    {
      what: 'attempt',
      call: /\/api\/progress\/attempt\//,
      path: `/progress/attempt/${studied.attempt}`,
      says: 'Attempt details not found.',
    },
    { what: 'videos', call: /\/youtube\/search/, path: `/videos/${studied.book.id}`, says: 'No videos found.' },
    { what: 'revision history', call: /\/revise-chat\/history/, path: '/revisechat', says: 'No chat history yet.' },
  ])
    await row(page, what, async () => {
      await fail(page, call);
      await page.goto(path);
      await expect(page.getByText(says)).toBeVisible();
      expect(log.join('\n')).toMatch(new RegExp(`Could not load "${what}`));
      await expect(button(page, 'Try again')).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
    });
  for (const path of [`/chat/${studied.book.id}`, `/quiz/config/${studied.book.id}`])
    await row(page, `PDF info on ${path}: back to /, which says why`, async () => {
      await fail(page, CALL.book, refused, 'GET');
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByText(REASON)).toBeVisible();
    });
});

test('what is removed: told or logged, and it stays', async ({ page, studied }) => {
  const log = logOf(page);
  await row(page, "a book: 'Failed to delete PDF'", async () => {
    await fail(page, CALL.book, refused, 'DELETE');
    await page.goto('/');
    await page.getByRole('button', { name: /^Delete: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(alertOf(page)).toHaveText(`Failed to delete PDF${REASON}`);
    await expect(page.getByRole('heading', { name: studied.book.title })).toBeVisible();
  });
  await row(page, 'a session', async () => {
    await fail(page, /\/revise-chat\/[\w-]+$/, refused, 'DELETE');
    await page.goto('/revisechat');
    const sessions = page.getByRole('list', { name: 'Chat History' }).getByRole('listitem');
    // Counted before the menu opens, which takes the rest out of the accessibility tree.
    await expect(sessions.first()).toBeVisible();
    const before = await sessions.count();
    await sessions.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete Chat' }).click();
    await expect.poll(() => log.join('\n')).toMatch(/Could not delete a revision chat/);
    await expect(sessions).toHaveCount(before);
  });
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

test('a quiz that is asked for: the alert says why, a 401 is logged in the exact words, and the counts stay', async ({
  page,
  studied,
}) => {
  const log = logOf(page);
  await row(page, "'Failed to generate quiz'", async () => {
    await fail(page, CALL.generate);
    let come = () => {};
    const comes = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(CALL.book, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto(`/quiz/config/${studied.book.id}`);
    await page.getByRole('spinbutton').first().fill('7');
    // A press is lost where the button moves under it, as it did when the book's title came.
    const before = await button(page, 'Generate Quiz').boundingBox();
    come();
    await expect(page.getByRole('complementary').getByText(studied.book.title)).toBeVisible();
    expect(await button(page, 'Generate Quiz').boundingBox()).toEqual(before);
    await button(page, 'Generate Quiz').click();
    await expect(alertOf(page)).toHaveText(new RegExp(`^Failed to generate quiz${REASON}`));
    await expect(page.getByRole('spinbutton').first()).toHaveValue('7');
    await expect(button(page, 'Generate Quiz')).toBeEnabled();
  });
  await row(page, 'a 401, passed on without a redirect', async () => {
    const expired = { status: 401, json: { error: { code: 'unauthenticated', message: 'Please log in again.' } } };
    await fail(page, CALL.generate, expired);
    await button(page, 'Generate Quiz').click();
    await expect(alertOf(page)).toHaveText(/^Failed to generate quizPlease log in again\./);
    expect(log.filter((line) => line === UNAUTHORIZED)).toHaveLength(1);
    await expect(page).toHaveURL(`/quiz/config/${studied.book.id}`);
  });
});

test('both chats: the apology is appended, the question stays and can be asked again', async ({ page, studied }) => {
  for (const path of [`/chat/${studied.book.id}`, '/revisechat'])
    await row(page, path, async () => {
      await fail(page, CALL.ask);
      await page.goto(path);
      const question = 'What is retroactive interference?';
      await page.getByRole('textbox', { name: 'Your question' }).fill(question);
      await page.keyboard.press('Enter');
      const log = page.getByRole('log');
      await expect(log.getByText(APOLOGY, { exact: true })).toBeVisible();
      await expect(log.getByText(REASON, { exact: true })).toBeVisible();
      await expect(log.getByText(question)).toBeVisible();
      await expect(log.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
});

test("the viewer: 'Error loading PDF: …', and Retry loads it again", async ({ page, studied }) => {
  for (const { what, reply, message } of [
    { what: 'a status that is not 200', reply: { status: 500, body: '' }, message: 'Failed to fetch PDF: 500' },
    { what: 'an empty body', reply: { status: 200, body: '' }, message: 'Empty response received' },
    { what: 'what is no PDF', reply: { status: 200, body: 'not a book at all' }, message: '.+' },
  ])
    await row(page, what, async () => {
      await fail(page, CALL.file, reply);
      await page.goto(`/chat/${studied.book.id}`);
      await expect(alertOf(page)).toHaveText(new RegExp(`^Error loading PDF: ${message}$`));
      await page.unroute(CALL.file);
      await button(page, 'Retry').click();
      await expect(page.getByRole('button', { name: /^Page 1 of / })).toBeVisible();
    });
});
