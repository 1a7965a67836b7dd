import type { Page } from '@playwright/test';
import * as fixtures from '../functions/test/fixtures/index.ts';
import { DEADLOCK, LEFT_COLUMN, LOCKS } from '../functions/test/fixtures/prose.ts';
import { remembered } from './support/arrive.ts';
import { heavyBook } from './support/heavy-book.ts';
import { inkUnderMarks } from './support/ink.ts';
import { coursebook, over, uploaded, withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

const label = (page: Page, text: string | RegExp) => page.getByRole('button', { name: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bookPane = (page: Page) => page.getByRole('region', { name: 'Book', exact: true });
const FILE = '**/api/upload/file/*';

/**
 * Whole lines that an answer could rest on. `right`: how far the ink may end before or after the line does, in heights of the
 * line: a Chinese full stop fills the left half of its place.
 */
const KINDS = [
  { kind: 'a plain page', pdf: fixtures.plain, lines: DEADLOCK.slice(0, 2) },
  { kind: 'a page of two columns', pdf: fixtures.twoColumn, lines: LEFT_COLUMN.slice(0, 4) },
  { kind: 'a page turned by 90°', pdf: () => fixtures.rotated(90), lines: LOCKS.slice(0, 2) },
  { kind: 'a Chinese page', pdf: fixtures.chinese, lines: fixtures.CHINESE, right: 0.8 },
  { kind: 'a page from right to left', pdf: fixtures.rightToLeft, lines: fixtures.HEBREW },
];

test('the marks lie on the very words, whatever kind of page they are on', async ({ page, account }) => {
  const student = await over(account);
  await remembered(page, account);
  for (const { kind, pdf, lines, right: furthest = 0.35 } of KINDS)
    await test.step(kind, async () => {
      const book = await uploaded(account, pdf());
      const query = { q: lines.join(' ') };
      const { body: found } = await student.call('book.search', { params: { id: book.id }, query });
      const [hit] = found.hits;
      // What an answer rests on is another test's matter: this one cites these words.
      const citations = [{ page: hit?.page ?? 0, quote: hit?.words ?? '', state: 'marked', boxes: hit?.boxes ?? [] }];
      const reply = { answer: 'It is so. [1]', citations, chat_id: 'c', question_id: 'q', answer_id: 'a' };
      await page.unrouteAll();
      await page.route('**/api/chat/ask', (route) => route.fulfill({ json: reply }));
      await page.goto(`/chat/${book.id}`);
      await page.getByLabel('Your question').fill('Is it so?');
      await page.keyboard.press('Enter');
      await page
        .getByRole('button', { name: /^p\. .*, show in book$/ })
        .first()
        .click();
      await expect(page.locator('[data-mark]')).toHaveCount(lines.length);
      for (const { share } of await inkUnderMarks(page)) expect(share).toBeGreaterThan(0.9);
      for (const { left, right, middle } of await inkUnderMarks(page)) {
        expect(left).toBeLessThan(0.35);
        expect(right).toBeLessThan(furthest);
        expect(Math.abs(middle - 0.5)).toBeLessThan(0.2);
      }
      await expect(page.locator('[data-mark]').first()).toBeInViewport();
    });
});

test('pages turn by button, by key and by number, one at a time, and stop at both ends', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  const worker = page.waitForRequest((request) => new URL(request.url()).pathname === '/pdf.worker.min.mjs');
  await page.goto(`/chat/${book.id}`);
  await worker;
  await expect(label(page, 'Page 1 of 5')).toBeVisible();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(page.locator('.textLayer, .annotationLayer')).toHaveCount(0);
  await expect(button(page, 'Previous')).toBeDisabled();
  await button(page, 'Next').click();
  await expect(label(page, 'Page 2 of 5')).toBeVisible();
  await expect(button(page, 'Previous')).toBeEnabled();

  await page.locator('[data-page="2"]').click();
  await page.keyboard.press('ArrowRight');
  await expect(label(page, 'Page 3 of 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(label(page, 'Page 2 of 5')).toBeVisible();

  await label(page, 'Page 2 of 5').click();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(label(page, 'Page 5 of 5')).toBeFocused();
  await expect(button(page, 'Next')).toBeDisabled();
});

test('the page grows and shrinks, and the choice is kept', async ({ page, account }) => {
  const book = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${book.id}`);
  const width = async () => (await page.locator('[data-page] canvas').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const fitted = await width();
  await button(page, 'Zoom in').click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await button(page, 'Fit the width').click();
  await button(page, 'Fit the whole page').click();
  await expect.poll(width).toBeLessThan(fitted);
});

test('a book of 1,000 pages shows its first page before it has all arrived, and paging takes no more memory', {
  tag: '@release',
}, async ({ page, account }) => {
  const bytes = heavyBook(1_000);
  const book = await withBook(page, account, bytes);
  let fetched = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/upload/file/')) fetched += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(`/chat/${book.id}`);
  await expect(label(page, 'Page 1 of 1000')).toBeVisible();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(bytes.length * 0.25);

  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const heap = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  };
  const turnTo = async (number: number) => {
    await label(page, /^Page \d+ of 1000$/).click();
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-page="${number}"] canvas`)).toBeVisible();
  };
  for (let number = 10; number <= 40; number += 10) await turnTo(number);
  const before = await heap();
  for (let number = 110; number <= 990; number += 125) await turnTo(number);
  expect(await heap()).toBeLessThan(before + 3_000_000);
  await expect(page.locator('[data-page] canvas')).toHaveCount(1);
});

test('another document begins on page 1', async ({ page, account }) => {
  const first = await withBook(page, account, fixtures.plain());
  await page.goto(`/chat/${first.id}`);
  await button(page, 'Next').click();
  await expect(label(page, 'Page 2 of 5')).toBeVisible();
  await page.reload();
  await expect(label(page, 'Page 1 of 5')).toBeVisible();
});

test.describe('when the token expires in mid-use', () => {
  test.use({ expectedErrors: [/status of 401.*upload\/file/] });

  test('the page being turned to comes all the same', async ({ page, account }) => {
    const book = await withBook(page, account, coursebook());
    await page.goto(`/chat/${book.id}`);
    await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
    let refused = 0;
    await page.route(FILE, async (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Expired.' } } });
    });
    await label(page, /^Page 1 of/).click();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-page="12"] canvas')).toBeVisible();
    expect(refused).toBe(1);
    await expect(bookPane(page).getByRole('alert')).toHaveCount(0);
  });
});
