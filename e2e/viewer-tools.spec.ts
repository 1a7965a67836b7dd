import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { remembered } from './support/arrive.ts';
import { inkUnderMarks } from './support/ink.ts';
import { coursebook, uploaded, withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

const label = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Search this book' });
const pane = (page: Page) => page.locator('[data-book-pane]');
const drawn = (page: Page, number: number) => page.locator(`[data-page="${number}"] canvas`);

test('the contents lead to a chapter, the thumbnails to a page; both open by key', async ({ page, account }) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await expect(drawn(page, 1)).toBeVisible();
  await page.keyboard.press('t');
  const contents = page.getByRole('complementary', { name: 'Contents' });
  const chapter = contents.getByRole('listitem').nth(2).getByRole('button').first();
  const to = /page (\d+)$/.exec(((await chapter.textContent()) ?? '').replace(/\s+/g, ' ').trim())?.[1] ?? '';
  await chapter.click();
  await expect(label(page, new RegExp(`^Page ${to} of`))).toBeVisible();
  await expect(drawn(page, Number(to))).toBeVisible();

  await contents.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(contents.locator('[data-thumbnail] canvas').first()).toBeVisible();
  await contents.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(label(page, /^Page 2 of/)).toBeVisible();
  // How they look at each size is another test's matter (looks.release.spec.ts).
  await page.setViewportSize({ width: 683, height: 430 });
  await page.setViewportSize({ width: 1366, height: 860 });
  // The key presses the button, which moves from the phone's bar to the page's.
  await expect(contents).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-shortcut="contents"]:visible')).toHaveCount(1);
  await pane(page).focus();
  await expect(pane(page)).toBeFocused();
  await page.keyboard.press('t');
  await expect(contents).toHaveCount(0);
});

test('by keyboard alone: into the contents, to a chapter, on in its page; Esc goes back to where one was', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await expect(drawn(page, 1)).toBeVisible();
  const contents = page.getByRole('complementary', { name: 'Contents' });
  await pane(page).focus();
  await page.keyboard.press('t');
  await expect(contents.getByRole('listitem').getByRole('button').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const to = /(\d+)$/.exec((await contents.locator(':focus').textContent()) ?? '')?.[1] ?? '';
  await page.keyboard.press('Enter');
  await expect(label(page, new RegExp(`^Page ${to} of`))).toBeVisible();
  await expect(pane(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(label(page, new RegExp(`^Page ${Number(to) + 1} of`))).toBeVisible();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contents).toHaveCount(0);
  await expect(pane(page)).toBeFocused();
});

test('what is looked at stays in sight while the page is made larger and smaller', async ({ page, account }) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await page.getByLabel('Your question').fill('What is working memory?');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /, show in book$/ })
    .first()
    .click();
  const line = page.locator('[data-mark]').first();
  await expect(line).toBeInViewport();
  for (const name of ['Zoom in', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom out', 'Fit the width']) {
    await button(page, name).click();
    await expect(line).toBeInViewport();
  }
});

test('a search by key marks the very words it found, in every kind of book', async ({ page, account }) => {
  await remembered(page, account);
  for (const { kind, pdf, q } of [
    { kind: 'a plain book', pdf: fixtures.plain, q: 'deadlock' },
    { kind: 'a Chinese book', pdf: fixtures.chinese, q: '互斥锁' },
    { kind: 'a book from right to left', pdf: fixtures.rightToLeft, q: 'למנעול' },
  ])
    await test.step(kind, async () => {
      const book = await uploaded(account, pdf());
      await page.goto(`/chat/${book.id}`);
      await expect(drawn(page, 1)).toBeVisible();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
      await field(page).fill(q);
      await expect(page.getByText(/^\d+ hits?/).first()).toBeVisible();
      await field(page).press('Enter');
      const hit = page.locator('[data-hit][data-shown]').first();
      await expect(hit).toBeInViewport();
      await expect(label(page, /^Page \d+ of/)).toBeVisible();
      const [first] = await inkUnderMarks(page, '[data-hit][data-shown]');
      expect(first?.share).toBeGreaterThan(0.5);
      expect(Math.abs((first?.middle ?? 0) - 0.5)).toBeLessThan(0.2);
      await field(page).press('Escape');
      await expect(page.locator('[data-hit]')).toHaveCount(0);
    });
});

test('the wheel turns the page at its edge, one at a time, and Ctrl with it makes the page larger', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await expect(drawn(page, 1)).toBeVisible();
  await pane(page).hover();
  await page.mouse.wheel(0, 5_000);
  await expect.poll(() => pane(page).evaluate((p) => p.scrollHeight - p.clientHeight - p.scrollTop)).toBeLessThan(2);
  await expect(label(page, 'Page 1 of 5')).toBeVisible();
  await page.waitForTimeout(400); // a pause is what ends a turn of the wheel
  await page.mouse.wheel(0, 120);
  await expect(label(page, 'Page 2 of 5')).toBeVisible();
  await expect.poll(() => pane(page).evaluate((p) => p.scrollTop)).toBeLessThan(2);

  const width = async () => (await drawn(page, 2).boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
});

test('a page that was drawn beforehand is there in the frame that turns to it', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  const next = button(page, 'Next');
  let at = 1;
  // Neighbours are drawn when nothing else is, which a busy machine takes its time for: then the page after it is there.
  await expect(async () => {
    await expect(drawn(page, at)).toBeVisible();
    at += 1;
    const there = await next.evaluate(async (element, number) => {
      (element as HTMLElement).click();
      await new Promise((frame) => requestAnimationFrame(frame));
      return document.querySelector(`[data-page="${number}"] canvas`) !== null;
    }, at);
    expect(there).toBe(true);
  }).toPass({ intervals: [500, 1_500, 3_000] });
});

test('where the student stopped is offered after a reload; the page itself is the first again', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await page.getByRole('slider', { name: 'Place in the book' }).press('End');
  await expect(label(page, 'Page 5 of 5')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('folio:place:'))))
    .toBe(true);
  await page.reload();
  await expect(label(page, 'Page 1 of 5')).toBeVisible();
  await button(page, 'Continue on p. 3 (PDF 5)').click();
  await expect(label(page, 'Page 5 of 5')).toBeVisible();
  await expect(button(page, 'Continue on p. 3 (PDF 5)')).toHaveCount(0);
});

test('a mark’s preview lies on neither the book nor the sentence it belongs to, and the words in the book need none', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/chat/${book.id}`);
  await page.getByLabel('Your question').fill('What is working memory?');
  await page.keyboard.press('Enter');
  const mark = page.getByRole('button', { name: /, show in book$/ }).first();
  const card = page.locator('[data-mark-card]');
  // A pointer that rests while the reply is still being drawn has looked at no mark yet.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await mark.hover();
    await expect(card).toContainText('…', { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  const covered = await page.evaluate(() => {
    const mark = document.querySelector('article [aria-label$="show in book"]');
    const rect = document.querySelector('[data-mark-card]')?.getBoundingClientRect();
    const others = [document.querySelector('[data-book-pane]'), mark?.closest('p, li') ?? null];
    return others.filter((other) => {
      const one = other?.getBoundingClientRect();
      return (
        one && rect && one.left < rect.right && one.right > rect.left && one.top < rect.bottom && one.bottom > rect.top
      );
    }).length;
  });
  expect(covered).toBe(0);
  await mark.click();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await expect(mark).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(5, 5);
  await mark.hover();
  // Longer than any preview takes to open.
  await page.waitForTimeout(600);
  await expect(card).toHaveCount(0);
});

test('from the top of the page the question is three keys away', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  await expect(drawn(page, 1)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your question')).toBeFocused();
});
