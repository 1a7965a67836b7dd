/** The reply without a model: what the book says, as the book says it. */
import type { Page } from '@playwright/test';
import { coursebook, withBook } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const log = (page: Page) => page.getByRole('log');
const passages = (page: Page) => log(page).locator('[data-passage]');

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
}

for (const [where, viewport] of [
  ['a desk', { width: 1366, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('passages come with their place, and a press shows their words on the page', async ({ page, account }) => {
      const book = await withBook(page, account, coursebook());
      await page.goto(`/chat/${book.id}`);
      await ask(page, 'Why do we forget?');
      const first = passages(page).first();
      await expect(first).toBeVisible();
      await expect(first.getByRole('heading', { level: 2 })).toContainText('Passage 1 of');
      await expect(first.getByRole('button', { name: /^p\. \d+, show in book$/ })).toBeVisible();
      await expect(first.locator('[lang="en"]').first()).toBeVisible();
      // No model serves here.
      await expect(first.getByRole('button', { name: 'Explain it' })).toHaveCount(0);
      await first.getByRole('button', { name: 'Show on page' }).click();
      await expect(page.locator('[data-mark]').first()).toBeInViewport();
      await expectGoodLooks(page);
    });

    test('a chat lands on its latest question, whole under the head: answered, opened again, and come to by a tab', async ({
      page,
      account,
    }) => {
      const book = await withBook(page, account, coursebook());
      await page.goto(`/chat/${book.id}`);
      const lands = async () => {
        await expect(log(page).locator('[data-question]')).toHaveCount(2);
        const question = log(page).locator('[data-question]').last();
        // Where the head ends: the bar with its title on a phone, the line above the conversation on a desk.
        const head = () =>
          page.evaluate(() => {
            const pane = document.querySelector('[data-conversation]');
            const title = pane?.querySelector('h1');
            return (title ?? pane)?.getBoundingClientRect()[title ? 'bottom' : 'top'] ?? 0;
          });
        const below = async () => ((await question.boundingBox())?.y ?? 0) - (await head());
        await expect.poll(below).toBeGreaterThanOrEqual(0);
        await expect.poll(below).toBeLessThanOrEqual(48);
        await expect(log(page).locator('article:not([data-passage])').last()).toBeInViewport();
      };
      await ask(page, 'Why do we forget?');
      await expect(passages(page).first()).toBeVisible();
      await ask(page, 'Why is spaced practice better than massed practice?');
      await expect(log(page).locator('[data-question]')).toHaveCount(2);
      await expect(log(page)).toHaveAttribute('aria-busy', 'false');
      await lands();
      await page.reload();
      await lands();
      if (viewport.width > 700) return;
      await page.getByRole('tab', { name: 'Book' }).click();
      await page.reload();
      await page.getByRole('tab', { name: 'Chat' }).click();
      await lands();
    });

    test('what the book does not have is said, with a word on what a model adds', async ({ page, account }) => {
      const book = await withBook(page, account, coursebook());
      await page.goto(`/chat/${book.id}`);
      await ask(page, 'How many bones does an elephant have?');
      await expect(log(page)).toContainText('elephant');
      // Where to look instead.
      await page.getByRole('button', { name: 'Look for a word' }).click();
      await expect(page.getByRole('textbox', { name: 'Search this book' })).toBeFocused();
      await page.keyboard.press('Escape');
      if (viewport.width < 700) await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByRole('link', { name: 'What a model adds' }).click();
      await expect(page.getByRole('heading', { name: 'Answers', level: 2 })).toBeVisible();
    });
  });
}
