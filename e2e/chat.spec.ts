import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { remembered } from './support/arrive.ts';
import { over, withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

const ASK = '**/api/chat/ask';
const QUESTION = 'What is a deadlock?';
const APOLOGY = "I'm sorry, I encountered an error while processing your question. Please try again.";
const input = (page: Page) => page.getByLabel('Your question');
const log = (page: Page) => page.getByRole('log');
const mark = (page: Page) => page.getByRole('button', { name: /^p\. 2 \(PDF 4\), show in book$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press('Enter');
}

test('an answer, its highlight and its conversation are there after a reload; others can be begun, reopened, deleted', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await ask(page, `  ${QUESTION}  `);
  await expect(log(page)).toContainText('A deadlock is a state in which every thread');
  await expect(input(page)).toHaveValue('');
  await mark(page).click();
  await expect(page.getByRole('button', { name: 'Page 4 of 5' })).toBeVisible();

  await page.reload();
  await expect(log(page)).toContainText('A deadlock is a state in which every thread');
  await mark(page).click();
  await expect(page.locator('[data-mark]')).toHaveCount(3);

  const download = page.waitForEvent('download');
  await button(page, 'Save this chat').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Chat What is a deadlock.*\.md$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toMatch(/^> \\\[1\\\] p\. 2 \(PDF 4\): “A deadlock is/m);

  await button(page, 'New chat').click();
  await expect(page.getByText('Ask anything about this book.')).toBeVisible();
  await ask(page, 'What is a lock?');
  await expect(log(page)).toContainText('A lock lets one thread at a time enter');
  await expect(log(page)).not.toContainText('deadlock');

  await button(page, 'Conversations').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^What is a deadlock\?/ })
    .click();
  await expect(log(page)).toContainText('A deadlock is a state in which every thread');
  await button(page, 'Conversations').click();
  await button(page, `Delete the conversation “${QUESTION}”`).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(log(page)).toContainText('A lock lets one thread at a time enter');
});

test('a mark pressed by key keeps the focus; in a window made narrow, what was typed stays and the page takes it', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await ask(page, QUESTION);
  await mark(page).press('Enter');
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await expect(mark(page)).toBeFocused();
  await input(page).fill('And then?');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(input(page)).toHaveValue('And then?');
  await mark(page).press('Enter');
  await expect(page.locator('[data-book-pane]')).toBeFocused();
});

test.describe('a long conversation', () => {
  test.use({ viewport: { width: 1366, height: 420 } });

  test('scrolls in its pane; the page itself stays where it is', async ({ page, account }) => {
    const book = await withBook(page, account, fixtures.plain());
    await page.goto(`/chat/${book.id}`);
    for (const question of [QUESTION, 'What is a lock?', 'What is a thread?']) {
      await ask(page, question);
      await expect(input(page)).toBeEnabled();
    }
    const answers = page.locator('article:not([data-passage])');
    await expect(answers).toHaveCount(3);
    await mark(page).first().click();
    await expect(page.locator('[data-mark]').first()).toBeVisible();
    const whole = await page.evaluate(() => ({ tall: document.documentElement.scrollHeight, at: window.scrollY }));
    expect(whole).toEqual({ tall: 420, at: 0 });

    // In a window made narrower the panes move: what was read stays in sight.
    const read = answers.last();
    await read.scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 700, height: 420 });
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(read).toBeInViewport();
  });
});

test('by keyboard alone: ask, press the mark, see the words', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await input(page).focus();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(mark(page)).toBeVisible();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(mark(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-mark]')).toHaveCount(3);
});

test('a long answer is shown from its start, and whoever scrolls on is left there', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  const lines = Array.from({ length: 120 }, (_, i) => `Line ${i + 1} of a long answer.`);
  await page.route(ASK, (route) =>
    route.fulfill({
      json: { answer: lines.join('\n\n'), citations: [], chat_id: 'long', question_id: 'q', answer_id: 'a' },
    }),
  );
  await page.goto(`/chat/${book.id}`);
  await ask(page, QUESTION);
  await expect(log(page).getByText('Line 1 of', { exact: false }).first()).toBeInViewport();
  await expect(log(page).getByText(QUESTION)).toBeInViewport();
  await expect(log(page).getByText(lines.at(-1) ?? '')).not.toBeInViewport();
  await log(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect(log(page).getByText(lines.at(-1) ?? '')).toBeInViewport();
});

test.describe('a failed answer', () => {
  test.use({ expectedErrors: [/status of 503.*chat\/ask/] });

  test('is apologised for, with the reason; asked again it is answered, and stored once', async ({ page, account }) => {
    const book = await withBook(page, account, fixtures.plain());
    const reason = 'The answering service is resting.';
    await page.route(
      ASK,
      (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: reason } } }),
      { times: 1 },
    );
    await page.goto(`/chat/${book.id}`);
    await ask(page, QUESTION);
    await expect(log(page)).toContainText(APOLOGY);
    await expect(log(page)).toContainText(reason);
    await button(page, 'Try again').click();
    await expect(mark(page)).toBeVisible();
    await expect(log(page)).not.toContainText(APOLOGY);
    const student = await over(account);
    const { body: chats } = await student.call('chat.list', { query: { pdf_id: book.id } });
    expect(chats).toHaveLength(1);
    const { body } = await student.call('chat.messages', { params: { id: chats[0]?.chat_id ?? '' } });
    expect(body.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  });
});

test.describe('a book that is still being read', () => {
  test.use({ expectedErrors: [/status of 409.*chat\/ask/] });

  test('is asked again by itself', async ({ page, account }) => {
    const book = await withBook(page, account, fixtures.plain());
    await page.route(
      ASK,
      (route) =>
        route.fulfill({
          status: 409,
          headers: { 'Retry-After': '4' },
          json: { error: { code: 'not_ready', message: 'Not read yet.' } },
        }),
      { times: 1 },
    );
    await page.goto(`/chat/${book.id}`);
    await ask(page, QUESTION);
    await expect(page.getByText('Folio is still reading this book.')).toBeVisible();
    await expect(input(page)).toBeDisabled();
    await expect(mark(page)).toBeVisible();
  });
});

test.describe('a token that expires between two questions', () => {
  test.use({ expectedErrors: [/status of 401.*chat\/ask/] });

  test('costs the student nothing', async ({ page, account }) => {
    const book = await withBook(page, account, fixtures.plain());
    await page.goto(`/chat/${book.id}`);
    await page.route(
      ASK,
      (route) => route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Expired.' } } }),
      { times: 1 },
    );
    await ask(page, QUESTION);
    await expect(mark(page)).toBeVisible();
  });
});

test.describe('a book that is gone', () => {
  test.use({ expectedErrors: [/status of 404|Could not load/] });

  test('leads to /, which says so', async ({ page, account }) => {
    await remembered(page, account);
    await page.goto('/chat/no-such-book');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('That book is no longer in your library.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('book and chat are two tabs, and a mark turns to the book', async ({ page, account }) => {
    const book = await withBook(page, account, fixtures.plain());
    await page.goto(`/chat/${book.id}`);
    await ask(page, QUESTION);
    await mark(page).click();
    await expect(page.getByRole('tab', { name: 'Book' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-mark]').first()).toBeInViewport();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(log(page)).toContainText('A deadlock is a state');
  });
});

test('the divider moves by key and remembers its place', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  const width = async () => (await page.getByRole('region', { name: 'Book', exact: true }).boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  await page.getByRole('separator').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBeLessThan(before - 40);
  const after = await width();
  await page.reload();
  await expect.poll(async () => Math.abs((await width()) - after)).toBeLessThan(3);
});
