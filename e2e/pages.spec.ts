import * as fixtures from '../functions/test/fixtures/index.ts';
import { coursebook, withBook } from './support/library.ts';
import { type ModelChat, modelChat } from './support/model-chat.ts';
import { expect, test } from './support/test.ts';

// Answers come from a port of this test's own, which the emulators' content policy does not know.
test.use({ bypassCSP: true, expectedRequests: [/^http:\/\/127\.0\.0\.1:\d+\/chat\//] });

let chat: ModelChat;
test.beforeAll(async () => {
  chat = await modelChat();
});
test.afterAll(() => chat.close());

const QUOTE = 'A neap tide comes when the moon stands at its quarter.';

test('a book of pictures is read by the model on request, then asked, and its citations say that they are estimates', async ({
  page,
  account,
}) => {
  test.setTimeout(150_000);
  chat.model.always({ said: () => ({ blocks: [{ kind: 'text', text: QUOTE }] }) }, 'pages');
  const book = await withBook(page, account, fixtures.scanned());
  const ask = async () => {
    await page.getByLabel('Your question').fill('When does a neap tide come?');
    await page.getByLabel('Your question').press('Enter');
  };
  await chat.serves(page);
  await page.goto(`/chat/${book.id}`);
  await expect(page.getByText('pictures of 2 pages without text')).toBeVisible();
  await page.getByRole('button', { name: 'Read these pages with the AI model' }).click();
  await expect(page.getByText('2 pages were read.')).toBeVisible({ timeout: 90_000 });
  await ask();
  await page
    .getByRole('log')
    .getByRole('button', { name: /^p\. 1 · estimated, show in book/ })
    .click();
  await expect(page.getByText('This page is a picture')).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('a picture that is asked about is drawn, looked at by the model, shown under the answer and framed in the book', async ({
  page,
  account,
}) => {
  test.setTimeout(150_000);
  const question = 'What does the diagram on p. 3 show?';
  const meant = { kind: 'place', question, search: [], section: null, page: 3, figure: 'diagram', reply: null };
  chat.model.next({ said: () => meant });
  const book = await withBook(page, account, coursebook());
  await chat.serves(page);
  await page.goto(`/chat/${book.id}`);
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
  const answer = page.getByRole('log');
  await expect(answer).toContainText('Read from the picture on p. 3 by the AI model', { timeout: 60_000 });
  await expect(answer.locator('[data-page-cut] canvas')).toBeVisible();
  await answer.getByRole('button', { name: /^p\. 3 · estimated, show in book/ }).click();
  await expect(page.locator('[data-page="3"] [data-mark]')).toBeVisible();
  await expect(page.getByText('The AI model looked at the part in the frame.')).toBeVisible();
});

test('without a model nothing is offered', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.scanned());
  const known = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/health') && reply.request().headers().accept === 'application/json',
  );
  await page.goto(`/chat/${book.id}`);
  await known;
  await page.getByLabel('Your question').fill('When does a neap tide come?');
  await page.getByLabel('Your question').press('Enter');
  await expect(page.getByRole('log')).toContainText("I can't read any text in this book");
  await expect(page.getByRole('button', { name: 'Read these pages with the AI model' })).toHaveCount(0);
});
