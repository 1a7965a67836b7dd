/** SPEC sentence by sentence, as a student who has a book meets its chats and videos. Each step is named by the sentence that it shows. */
import { test } from '../support/studied.ts';
import { expect } from '../support/test.ts';
import { SIZES } from './sizes.ts';
import { button, held } from './steps.ts';

for (const { where, viewport } of SIZES)
  test.describe(`on ${where}`, () => {
    test.use({ viewport, expectedErrors: [/status of 404|Could not load/] });

    test('§2 and §4: the PDF chat', async ({ page, studied }) => {
      await test.step("'Loading PDF...', then one page with Previous, Next and 'Page N of M'", async () => {
        const release = await held(page, '**/api/upload/file/**');
        await page.goto(`/chat/${studied.book.id}`);
        if (where === 'a phone') await page.getByRole('tab', { name: /book/i }).click();
        await expect(page.getByText('Loading PDF...')).toBeVisible();
        await release();
        await expect(page.getByRole('button', { name: /^Page 1 of \d+$/ })).toBeVisible();
        await expect(button(page, 'Previous')).toBeDisabled();
        await button(page, 'Next').click();
        await expect(page.getByRole('button', { name: /^Page 2 of \d+$/ })).toBeVisible();
        await expect(page.locator('.textLayer, .annotationLayer')).toHaveCount(0);
      });
      await test.step('the page resets to 1 when a document loads', async () => {
        await page.reload();
        if (where === 'a phone') await page.getByRole('tab', { name: /book/i }).click();
        await expect(page.getByRole('button', { name: /^Page 1 of \d+$/ })).toBeVisible();
      });
      await test.step("header 'Chat with {title}'; blank input is not sent; Enter sends; the input waits", async () => {
        if (where === 'a phone') await page.getByRole('tab', { name: /chat|ask/i }).click();
        await expect(page.getByRole('heading', { name: `Chat with ${studied.book.title}` })).toBeVisible();
        const typed = page.getByRole('textbox', { name: 'Your question' });
        await typed.fill('   ');
        await expect(button(page, 'Send')).toBeDisabled();
        const release = await held(page, '**/api/chat/ask');
        await typed.fill('  What is working memory?  ');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('log').getByText('What is working memory?').first()).toBeVisible();
        await release();
        await expect(
          page
            .getByRole('log')
            .getByRole('button', { name: /, show in book$/ })
            .last(),
        ).toBeVisible();
      });
    });

    test('§2, §4 and §9: the revision chat and videos', async ({ page, studied }) => {
      const drawer = async () => {
        if (where === 'a phone') await page.getByRole('button', { name: 'Chat History' }).click();
      };
      await test.step("placeholder 'Type your message...', Send, an empty-state prompt", async () => {
        await page.goto('/revisechat');
        await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
        await expect(button(page, 'Send')).toBeDisabled();
      });
      await test.step('Enter with shift breaks the line; without it sends, and the session is titled', async () => {
        const typed = page.getByPlaceholder('Type your message...');
        const question = 'What is the spacing effect, and how should I use it before an exam?';
        await typed.fill('a');
        await typed.press('Shift+Enter');
        await expect(typed).toHaveValue('a\n');
        await typed.fill(question);
        await typed.press('Enter');
        await expect(page.getByRole('log').getByText(question)).toBeVisible();
        await drawer();
        await expect(page.getByText(`${question.slice(0, 50)}...`).first()).toBeVisible();
      });
      await test.step("right-click opens 'Delete Chat'; deleting the current session gives a new empty chat", async () => {
        await page
          .getByRole('list', { name: 'Chat History' })
          .getByText(/^What is the spacing effect, and how/)
          .click({ button: 'right' });
        await page.getByRole('menuitem', { name: 'Delete Chat' }).click();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('log').getByText('What is the spacing effect')).toHaveCount(0);
      });
      await test.step("'Recommended Videos' and 'No videos found.'", async () => {
        await page.goto(`/videos/${studied.book.id}`);
        await expect(page.getByRole('heading', { name: 'Recommended Videos' })).toBeVisible();
        await expect(page.getByText('No videos found.')).toBeVisible({ timeout: 30_000 });
      });
    });
  });
