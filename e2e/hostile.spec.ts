import * as fixtures from '../functions/test/fixtures/index.ts';
import { withBook } from './support/library.ts';
import { expect, test } from './support/test.ts';

/** What a book or a model may hold to have the page ask for something, run something, or lead somewhere. */
const HOSTILE = `
Inline ![a](https://evil.example/inline.png) and by reference ![b][pic] and ![c].

[click me](javascript:window.folioWasHere=1) and [data](data:text/html,<script>window.folioWasHere=1</script>) and [odd](vbscript:x)

<img src="https://evil.example/html.png" onerror="window.folioWasHere=1">
<svg onload="window.folioWasHere=1"><image href="https://evil.example/svg.png" /></svg>
<script>window.folioWasHere=1</script> <iframe src="https://evil.example/frame"></iframe>
<style>@import "https://evil.example/style.css";</style> <link rel="stylesheet" href="https://evil.example/link.css">

| a | b |
|---|---|
| ![d](//evil.example/table.png) | <a href="javascript:window.folioWasHere=1">x</a> |

[pic]: https://evil.example/reference.png
[c]: https://evil.example/shortcut.png
`;

// The guard of every test fails this one where a request leaves for anyone but the emulators.
test('an answer full of traps is shown as words: nothing is asked for, nothing runs, nothing leads away unseen', async ({
  page,
  account,
}) => {
  test.slow();
  const book = await withBook(page, account, fixtures.plain());
  await page.route('**/api/chat/ask', (route) =>
    route.fulfill({
      json: { answer: HOSTILE, citations: [], chat_id: 'c1', question_id: 'q1', answer_id: 'a1' },
    }),
  );
  await page.goto(`/chat/${book.id}`);
  await page.getByLabel('Your question').fill('What is a trap?');
  await page.getByLabel('Your question').press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Inline');
  await expect(log.locator('table')).toBeVisible();

  for (const tag of ['img', 'image', 'iframe', 'script', 'style', 'link', 'object', 'embed', 'form']) {
    await expect(log.locator(tag), tag).toHaveCount(0);
  }
  const leads = await log.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(leads.filter((href) => href !== '' && !/^https?:/.test(href))).toEqual([]);
  await log.getByText('click me').click();
  expect(await page.evaluate(() => 'folioWasHere' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(`/chat/${book.id}`);
});

test('a PDF with scripts wherever a PDF can have them is shown, and none of them runs', async ({ page, account }) => {
  test.slow();
  const book = await withBook(page, account, fixtures.javascript());
  await page.goto(`/chat/${book.id}`);
  const ink = () =>
    page.locator('[data-page] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value, at) => at % 4 === 0 && value < 100);
    });
  await expect.poll(ink).toBe(true);
  expect(await page.evaluate(() => 'folioWasHere' in window)).toBe(false);
  for (const worker of page.workers()) expect(await worker.evaluate(() => 'folioWasHere' in globalThis)).toBe(false);
});
