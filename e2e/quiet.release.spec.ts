/** Nothing is complained of on the way through the screens: no warning, no call given up, no file asked for ahead and not used. */
import type { Page } from '@playwright/test';
import { settled } from '../tools/screenshots/camera.ts';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

/** After the page has loaded Chromium waits so long for a file that was asked for ahead before it warns. */
const PRELOAD_WARNING_MS = 4_000;

/** What the page says or gives up, as it comes; empty where all is well. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'warning' || type === 'error') complaints.push(`${page.url()} ${type}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    complaints.push(`${page.url()} gave up: ${request.url()} (${request.failure()?.errorText})`);
  });
  return complaints;
}

test('each main screen loads without a warning or a call given up', async ({
  page,
  studied: { book, quiz, attempt },
}) => {
  const complaints = complaintsOf(page);
  for (const path of [
    '/',
    `/chat/${book.id}`,
    `/quiz/config/${book.id}`,
    `/quiz/${quiz.quiz_id}`,
    '/progress',
    `/progress/attempt/${attempt}`,
    '/review',
    `/review/facts/${book.id}`,
    `/guide/${book.id}/2`,
    '/revisechat',
    `/videos/${book.id}`,
    '/settings',
  ]) {
    await page.goto(path);
    await settled(page);
    await page.waitForTimeout(PRELOAD_WARNING_MS);
  }
  expect(complaints).toEqual([]);
});

test('the ways between them are as quiet', async ({ page, studied: { book } }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: `Ask Questions: ${book.title}` }).click();
  await settled(page);
  for (const name of ['Progress', 'Revision Chat', 'Review', 'Dashboard']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await settled(page);
  }
  expect(complaints).toEqual([]);
});
