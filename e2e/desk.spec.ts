import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { PageWords } from '../functions/src/contract/marks.ts';
import { remembered } from './support/arrive.ts';
import { setOffline } from './support/connection.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { type Account, expect, test } from './support/test.ts';

const overlay = (page: Page, number: number) => page.locator(`[data-desk-page="${number}"]`);
const pane = (page: Page) => page.locator('[data-book-pane]');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Chosen words' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const wordsOf = async (account: Account, id: string, number: number): Promise<PageWords> =>
  (await (await over(account)).call('book.words', { params: { id }, query: { page: String(number) } })).body;
const marksOf = async (account: Account, id: string) =>
  (await (await over(account)).call('book.marks', { params: { id } })).body.marks;

/** The middle of a word on the screen. */
async function middleOf(page: Page, words: PageWords, at: number) {
  const sheet = await overlay(page, words.page).boundingBox();
  const box = words.words[at]?.boxes[0];
  if (!sheet || !box) throw new Error('no such word on the screen');
  return { x: sheet.x + (box.x + box.width / 2) * sheet.width, y: sheet.y + (box.y + box.height / 2) * sheet.height };
}

/** The first words of a line in the text that has as many. */
function lineOf(words: PageWords, count: number): number {
  return words.words.findIndex(({ line }, at) => {
    const there = words.lines[line];
    return !there?.apart && words.words[at + count - 1]?.line === line && words.words[at - 1]?.line !== line;
  });
}

async function opened(page: Page, account: Account, number: number) {
  const book = await withBook(page, account, coursebook());
  const words = await wordsOf(account, book.id, number);
  await page.goto(`/chat/${book.id}`);
  const next = button(page, 'Next');
  const bookTab = page.getByRole('tab', { name: 'Book' });
  if ((page.viewportSize()?.width ?? 0) < 768) await bookTab.click();
  await expect(overlay(page, 1)).toBeVisible();
  for (let at = 1; at < number; at++) {
    await next.click();
    await expect(overlay(page, at + 1)).toBeVisible();
  }
  await expect(overlay(page, number)).toHaveClass(/cursor-text/);
  return { book, words };
}

test('words that a mouse drags over are highlighted, kept, undone, listed and saved', async ({ page, account }) => {
  const { book, words } = await opened(page, account, 3);
  const first = lineOf(words, 5);
  const [from, to] = [await middleOf(page, words, first), await middleOf(page, words, first + 4)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const box = await bar(page).boundingBox();
  // The bar covers none of the chosen words.
  expect(box && (box.y + box.height <= from.y || box.y >= from.y)).toBe(true);
  expect((await new AxeBuilder({ page }).include('[data-desk-bar]').analyze()).violations).toEqual([]);
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await expect(page.getByText('Highlighted')).toBeVisible();
  await expect(page.locator('[data-ink]')).toHaveCount(1);
  const exact = words.text.slice(words.words[first]?.start, words.words[first + 4]?.end);
  await expect.poll(async () => (await marksOf(account, book.id)).map(({ parts }) => parts[0]?.exact)).toEqual([exact]);

  await button(page, 'Undo').click();
  await expect(page.locator('[data-ink]')).toHaveCount(0);
  await expect.poll(async () => (await marksOf(account, book.id)).length).toBe(0);

  await page.mouse.dblclick(from.x, from.y);
  await bar(page).getByRole('button', { name: 'Note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('ask in the seminar');
  await button(page, 'Done').click();
  await expect.poll(async () => (await marksOf(account, book.id))[0]?.note).toBe('ask in the seminar');

  await page.reload();
  await expect(overlay(page, 1)).toBeVisible();
  await page.keyboard.press('t');
  const contents = page.getByRole('complementary', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Marks', exact: true }).click();
  await contents.getByRole('button', { name: /ask in the seminar/ }).click();
  await expect(overlay(page, 3)).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'This mark' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('aside').analyze()).violations).toEqual([]);
  await button(page, 'Save your marks').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/marks\.md$/);
});

test('by keys alone: words are chosen over a page turn, asked about, and let go', async ({ page, account }) => {
  const { words } = await opened(page, account, 3);
  await pane(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: /words chosen/ })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  // Let go, the arrows turn pages again.
  await page.keyboard.press('ArrowRight');
  await expect(overlay(page, 4)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(overlay(page, 3)).toHaveClass(/cursor-text/);

  const last = words.words.findLastIndex(({ line }) => !words.lines[line]?.apart);
  const at = await middleOf(page, words, last);
  await pane(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(async () => {
    const there = await middleOf(page, words, last);
    await page.mouse.dblclick(there.x, there.y);
    await expect(bar(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(at).toBeTruthy();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(overlay(page, 4)).toBeVisible();
  await expect(page.locator('[data-chosen]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('button', { name: 'Highlight' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /question/i })).toHaveValue(/^“.+” \(p\. 3\): $/);
});

test('what is marked is covered, recalled, and comes back in review as a part of its page', async ({
  page,
  account,
}) => {
  const { words } = await opened(page, account, 4);
  const first = lineOf(words, 6);
  const from = await middleOf(page, words, first + 2);
  await page.mouse.dblclick(from.x, from.y);
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await page.keyboard.press('x');
  await page.locator('[data-cover]').first().click();
  await page.getByRole('toolbar', { name: 'Covered words' }).getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByText('Not yet: it comes back soon')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.locator('[data-cover]')).toHaveCount(0);

  await page.mouse.dblclick(from.x, from.y);
  await page.keyboard.press('Shift+ArrowRight');
  await bar(page).getByRole('button', { name: 'Card' }).click();
  await expect(page.getByText('Added to your cards')).toBeVisible();
  await page.goto('/review');
  const cut = page.locator('[data-page-cut] canvas');
  await expect(cut).toBeVisible();
  await expect(page.locator('[data-page-cut] .bg-page-cover').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await button(page, 'Show the answer').click();
  await expect(page.locator('[data-page-cut] canvas')).toBeVisible();
  await expect(page.locator('[data-page-cut] .bg-page-cover')).toHaveCount(0);
});

/** The first word of a page's text whose line is in sight, as it stands on the screen now. */
const wordInText = (page: Page, at: number) => page.locator(`[data-text-page] [data-word="${at}"]`);

test('a page is read as text: larger, with the same marks on the same words, the sentence staying in sight', async ({
  page,
  account,
}) => {
  const { book, words } = await opened(page, account, 3);
  const first = lineOf(words, 5);
  const from = await middleOf(page, words, first);
  await page.mouse.dblclick(from.x, from.y);
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await expect(page.locator('[data-ink]')).toHaveCount(1);

  // From the foot of the page.
  await pane(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const [room, sheet] = [await pane(page).boundingBox(), await overlay(page, 3).boundingBox()];
  const read = words.words.findIndex(
    ({ line, boxes: [box] }) =>
      box && !words.lines[line]?.apart && (sheet?.y ?? 0) + box.y * (sheet?.height ?? 0) >= (room?.y ?? 0),
  );
  expect(read).toBeGreaterThan(0);
  await button(page, 'Text view').click();
  const text = page.getByRole('article', { name: 'Page 3 as text' });
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(wordInText(page, read)).toBeInViewport();
  expect((await new AxeBuilder({ page }).include('[data-book-pane]').analyze()).violations).toEqual([]);

  // The mark lies under its word.
  const marked = wordInText(page, first);
  await marked.scrollIntoViewIfNeeded();
  const ink = page.locator('[data-text-page] [data-ink] path.fill-page-moss');
  await expect(async () => {
    const [word, drawn] = [await marked.boundingBox(), await ink.boundingBox()];
    expect(Math.abs((word?.x ?? 0) - (drawn?.x ?? -99))).toBeLessThan(2);
    expect(Math.abs((word?.y ?? 0) - (drawn?.y ?? -99))).toBeLessThan(2);
  }).toPass();

  const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await button(page, 'Larger text').click();
  expect(await size()).toBeGreaterThan(before);
  await button(page, 'Line spacing').click();

  // Words are chosen in it with the mouse and by keys, and marked as on the page.
  await marked.scrollIntoViewIfNeeded();
  const [a, b] = [await wordInText(page, first + 2).boundingBox(), await wordInText(page, first + 4).boundingBox()];
  if (!a || !b) throw new Error('no words in the text');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Shift+ArrowLeft');
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  const exact = words.text.slice(words.words[first + 2]?.start, words.words[first + 3]?.end);
  await expect.poll(async () => (await marksOf(account, book.id)).map(({ parts }) => parts[0]?.exact)).toContain(exact);

  await button(page, 'Next').click();
  await expect(page.getByRole('article', { name: 'Page 4 as text' })).toBeVisible();
  // It stays so on this device; and back as it is printed.
  await page.reload();
  await expect(page.getByRole('article', { name: 'Page 1 as text' })).toBeVisible();
  await button(page, 'Text view').click();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
});

test('where one stopped on one device is offered on another, and nothing jumps', async ({ page, account, browser }) => {
  const { book } = await opened(page, account, 4);
  await expect
    .poll(async () => (await (await over(account)).call('book.stop', { params: { id: book.id } })).body.stop?.page)
    .toBe(4);
  const context = await browser.newContext({ baseURL: process.env.FOLIO_URL ?? '', serviceWorkers: 'block' });
  const other = await context.newPage();
  await remembered(other, account);
  await other.goto(`/chat/${book.id}`);
  const offer = button(other, 'Continue on p. 4');
  await expect(offer).toBeVisible();
  await expect(overlay(other, 1)).toBeVisible();
  await offer.click();
  await expect(overlay(other, 4)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger that rests on a word chooses it, a handle extends the choice, and a swipe still turns the page', async ({
    page,
    account,
  }) => {
    const { words } = await opened(page, account, 3);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const first = lineOf(words, 4);
    const from = await middleOf(page, words, first);
    await touch('touchStart', from);
    await page.waitForTimeout(600);
    await touch('touchEnd');
    await expect(bar(page)).toBeVisible();
    const room = await pane(page).boundingBox();
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) > (room?.y ?? 0) + (room?.height ?? 0) / 2).toBe(true);
    const handle = await page.locator('[data-handle]').nth(1).boundingBox();
    const to = await middleOf(page, words, first + 3);
    await touch('touchStart', { x: (handle?.x ?? 0) + 22, y: (handle?.y ?? 0) + 10 });
    await touch('touchMove', to);
    // A finger comes to rest before it is lifted; flung, the browser would take the next tap for what stops the fling.
    await page.waitForTimeout(700);
    await touch('touchEnd');
    await expect(page.getByRole('status').filter({ hasText: '4 words chosen' })).toBeAttached();
    // Sooner, it would be the second half of a double tap.
    await page.waitForTimeout(500);
    await bar(page).getByRole('button', { name: 'Highlight' }).tap();
    await expect(page.locator('[data-ink]')).toHaveCount(1);

    await touch('touchStart', { x: 300, y: 400 });
    await touch('touchMove', { x: 100, y: 405 });
    await touch('touchEnd');
    await expect(overlay(page, 4)).toBeVisible();
  });
});

test.describe('a book that was deleted on another device', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|Could not load/] });

  test('has its marks offered as a file before they go from this one', async ({ page, account, context }) => {
    const { book, words } = await opened(page, account, 3);
    const first = lineOf(words, 5);
    const highlight = async (at: number) => {
      const [from, to] = [await middleOf(page, words, at), await middleOf(page, words, at + 1)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await bar(page).getByRole('button', { name: 'Highlight' }).click();
    };
    await highlight(first);
    await expect.poll(async () => (await marksOf(account, book.id)).length).toBe(1);
    await setOffline(context, true);
    await highlight(first + 3);
    const waiting = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('folio:marks:')));
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await (await over(account)).call('upload.delete', { params: { id: book.id } });
    await setOffline(context, false);

    await page.reload();
    // With the one that the service had, where the page learned that the book is gone before it was loaded anew.
    await expect(page.getByText(/^Your (mark in it is|2 marks in it are) still on this device\./)).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
    const saved = (await readFile(await file.path(), 'utf8')).replace(/\s+/g, ' ');
    expect(saved).toContain(
      words.text.slice(words.words[first + 3]?.start, words.words[first + 4]?.end).replace(/\s+/g, ' '),
    );
    await expect(button(page, 'Save as a file')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, 'Save as a file')).toBeHidden();
  });
});
