import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { withBook } from './support/library.ts';
import { type ModelChat, modelChat } from './support/model-chat.ts';
import { expect, test } from './support/test.ts';

// Answers come from a port of this test's own, which the emulators' content policy does not know.
test.use({ bypassCSP: true, expectedRequests: [/^http:\/\/127\.0\.0\.1:\d+\/chat\//] });

let chat: ModelChat;
test.beforeAll(async () => {
  chat = await modelChat();
});
test.afterEach(() => chat.model.reset());
test.afterAll(() => chat.close());

const QUESTION = 'What is a deadlock?';
const ANSWER = 'A deadlock is a state in which every thread';
const log = (page: Page) => page.getByRole('log');
const mark = (page: Page) => log(page).getByRole('button', { name: /show in book$/ });
const input = (page: Page) => page.getByLabel('Your question');

async function open(page: Page, account: { email: string; password: string }) {
  const book = await withBook(page, account, fixtures.plain());
  await chat.serves(page);
  // The chat asks as every call of the contract does; the preview badge asks as well, and not for JSON.
  const found = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/health') && reply.request().headers().accept === 'application/json',
  );
  await page.goto(`/chat/${book.id}`);
  await found;
}
async function ask(page: Page) {
  await input(page).fill(QUESTION);
  await input(page).press('Enter');
}
/** Long enough for the first claim to be whole, and no more. */
const HALF = 400;

test('an answer comes bit by bit with what is proved of it, and stays when it is stopped', async ({
  page,
  account,
}) => {
  await open(page, account);
  chat.model.next({ drip: HALF });
  await ask(page);
  // The first question of this process loads the functions' code.
  await expect(log(page)).toContainText(ANSWER, { timeout: 30_000 });
  await expect(mark(page).first()).toBeVisible();
  await expect(input(page)).toBeDisabled();
  const hungUp = chat.model.received[0]?.hungUp;
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(log(page)).toContainText('You stopped the answer here.');
  await hungUp;
  await expect(input(page)).toBeEnabled();
  await mark(page).first().click();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await page.reload();
  await expect(log(page)).toContainText(ANSWER);
  await expect(log(page)).toContainText('You stopped the answer here.');
});

test('a mark that is pressed while its answer is stored is drawn', async ({ page, account }) => {
  await open(page, account);
  chat.model.next({ drip: HALF });
  await ask(page);
  await expect(mark(page).first()).toBeVisible({ timeout: 30_000 });
  await mark(page).first().hover();
  await page.mouse.down();
  // By the hand that is not on the mouse.
  await page.getByRole('button', { name: 'Stop', exact: true }).evaluate((stop: HTMLElement) => stop.click());
  await expect(log(page)).toContainText('You stopped the answer here.');
  await expect(input(page)).toBeEnabled();
  await page.mouse.up();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
});

test.describe('an answer stopped before any of it was there', () => {
  test.use({ expectedErrors: [/status of 409.*chat\/ask/] });

  test('can be asked again', async ({ page, account }) => {
    await open(page, account);
    chat.model.next({ hang: true });
    await ask(page);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('You stopped this answer.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(log(page)).toContainText(ANSWER);
  });
});

test('a reload in the middle of an answer loses nothing', async ({ page, account }) => {
  await open(page, account);
  const held = chat.model.hold();
  await ask(page);
  await held.arrived();
  await page.reload();
  await expect(log(page)).toContainText(QUESTION);
  held.letGo();
  await expect(log(page)).toContainText(ANSWER);
  expect(chat.model.received.length).toBe(1);
});
