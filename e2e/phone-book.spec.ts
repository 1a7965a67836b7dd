import type { Locator, Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { coursebook, withBook } from './support/library.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const input = (page: Page) => page.getByLabel('Your question');
const marks = (page: Page) => page.getByRole('button', { name: /^p\. .*, show in book$/ });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const quote = (page: Page) => page.getByRole('region', { name: 'The marked words' });
const sheet = (page: Page) => page.locator('[data-page]');
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

async function ask(page: Page, question: string) {
  await input(page).fill(question);
  await input(page).press('Enter');
  await expect(marks(page).last()).toBeVisible();
  await expect(input(page)).toBeEnabled();
}

test('a mark shows its words at reading size above their text; from there to the next mark, and back to the answer', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await ask(page, 'How does working memory differ from long-term memory?');
  const pressed = marks(page).first();
  await pressed.click();

  const line = page.locator('[data-mark]').first();
  await expect(line).toBeInViewport();
  await expect.poll(async () => (await boxOf(line)).height).toBeGreaterThanOrEqual(11);
  const pane = await boxOf(page.locator('[data-book-pane]'));
  const at = await boxOf(line);
  expect(at.y + at.height).toBeLessThan((844 * 2) / 3);
  // The text fills the width: the page's margins are not on the screen.
  const shown = await boxOf(sheet(page));
  expect(shown.width).toBeGreaterThanOrEqual(pane.width - 1);
  expect(shown.x).toBeLessThanOrEqual(0.5);

  // One bar stands under the page: the mark's line, and that of the page with the way back.
  const controls = page.getByRole('toolbar', { name: 'Page and zoom' });
  const [upper, lower] = [await boxOf(quote(page)), await boxOf(controls)];
  const folded = (await button(page, 'Read the words as text').getAttribute('aria-expanded')) === 'false';
  if (folded) expect(upper.height + lower.height).toBeLessThanOrEqual(104);
  expect(Math.abs(upper.y + upper.height - lower.y)).toBeLessThan(1);
  for (const name of ['Previous', 'Next', 'Previous mark of this answer', 'Close the quote', 'Back to the answer'])
    expect(Math.min(...Object.values(await boxOf(button(page, name))).slice(2))).toBeGreaterThanOrEqual(44);

  const words = (await quote(page).getByRole('blockquote').textContent()) ?? '';
  expect(words.length).toBeGreaterThan(20);
  await expect(quote(page)).toContainText(/1 of \d/);
  await button(page, 'Next mark of this answer').click();
  await expect(quote(page)).toContainText(/2 of \d/);
  await expect(quote(page).getByRole('blockquote')).not.toHaveText(words);
  await expect(line).toBeInViewport();

  await button(page, 'Back to the answer').click();
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(pressed).toBeFocused();
  await expect(pressed).toBeInViewport();

  await pressed.click();
  await button(page, 'Close the quote').click();
  await expect(quote(page)).toHaveCount(0);
  await expect(line).toBeInViewport();
  await expect(button(page, 'Zoom in')).toBeVisible();
  // A turned phone, and a larger page, keep in sight what is looked at.
  await page.setViewportSize({ width: 740, height: 390 });
  await expect.poll(async () => (await boxOf(sheet(page))).width).toBeGreaterThan(600);
  await expect(line).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 740 });
  await expect.poll(async () => (await boxOf(sheet(page))).width).toBeLessThan(500);
  await expect(line).toBeInViewport();
});

test('the browser’s Back leads from a mark to the answer where it was left, and a reload keeps the mark', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await ask(page, 'What is working memory?');
  const pressed = marks(page).first();
  const line = page.locator('[data-mark]').first();
  const left = (await boxOf(pressed)).y;
  await pressed.click();
  await expect(line).toBeInViewport();
  // Also from a page that was turned to since.
  await button(page, 'Next').click();
  await expect(quote(page)).toHaveCount(0);
  await page.goBack();
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(pressed).toBeFocused();
  expect(Math.abs((await boxOf(pressed)).y - left)).toBeLessThan(2);

  await pressed.click();
  await expect(quote(page)).toBeVisible();
  await page.reload();
  await expect(line).toBeInViewport();
  await expect(quote(page)).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`/chat/${book.id}`);
});

test('what was searched for makes way for a mark, and the page has the focus after a hit was chosen', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await ask(page, 'What is working memory?');
  // The book's title stays in one line, and the bar over it lets it be read.
  await page.locator('[data-conversation]').evaluate((pane) => pane.scrollTo({ top: pane.scrollHeight }));
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const bar = await boxOf(page.getByRole('tablist'));
  expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  expect(title.y).toBeLessThan(bar.y + bar.height + 8);
  expect(title.height).toBeLessThanOrEqual(36);
  await tab(page, 'Book').click();
  await button(page, 'Search this book').click();
  await page.getByRole('textbox', { name: 'Search this book' }).fill('memory');
  await expect(page.getByText(/^\d+ hits?/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: 'What was searched for' });
  await expect(found).toBeVisible();
  await expect(page.locator('[data-book-pane]')).toBeFocused();
  await tab(page, 'Chat').click();
  await marks(page).first().click();
  await expect(quote(page)).toBeVisible();
  await expect(found).toHaveCount(0);
  await button(page, 'Close the quote').click();
  await expect(found).toBeVisible();
});

test('one bar holds the menu, the tabs and what the pane offers; it makes way while the book is read on', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Chat with / })).toBeVisible();
  await expect(button(page, 'Conversations')).toBeVisible();
  for (const name of ['Open menu', 'Conversations', 'New chat'])
    expect(Math.min(...Object.values(await boxOf(button(page, name))).slice(2))).toBeGreaterThanOrEqual(44);

  await button(page, 'Open menu').click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await menu.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);

  await tab(page, 'Book').click();
  await expect(page.locator('[data-page] canvas')).toBeVisible();
  for (const name of ['Zoom in', 'Zoom in', 'Zoom in']) await button(page, name).click();
  for (const name of ['Previous', 'Next', 'Zoom in', 'Zoom out'])
    expect((await boxOf(button(page, name))).height).toBeGreaterThanOrEqual(44);
  await page.locator('[data-book-pane]').hover();
  await page.mouse.wheel(0, 300);
  await expect(tab(page, 'Book')).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(tab(page, 'Book')).toBeInViewport();
});

test('a phone on its side has the phone’s screen: the book over the whole width, and the menu in its bar', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/chat/${book.id}`);
  await expect(page.getByRole('banner')).toBeHidden();
  await tab(page, 'Book').click();
  await expect(page.locator('[data-page] canvas')).toBeVisible();
  expect((await boxOf(sheet(page))).width).toBeGreaterThan(700);
  await button(page, 'Open menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(button(page, 'Open menu')).toHaveCount(0);
});

test('the words under the page look right, and nothing scrolls sideways', { tag: '@release' }, async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, fixtures.rightToLeft());
  const boxes = [{ x: 0.3, y: 0.1, width: 0.5, height: 0.02 }];
  const citations = [{ page: 1, quote: 'החוט ממתין למנעול.', state: 'marked', boxes }];
  const reply = { answer: 'החוט ממתין למנעול. [1]', citations, chat_id: 'c', question_id: 'q', answer_id: 'a' };
  await page.route('**/api/chat/ask', (route) => route.fulfill({ json: reply }));
  await page.goto(`/chat/${book.id}`);
  await ask(page, 'למה ממתין החוט למנעול?');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'he');
  await marks(page).first().click();
  await expect(quote(page)).toBeVisible();
  await expect(quote(page).getByRole('blockquote')).toHaveAttribute('dir', 'auto');
  await expectGoodLooks(page);
});
