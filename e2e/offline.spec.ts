import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { remembered } from './support/arrive.ts';
import { setOffline } from './support/connection.ts';
import { everythingKept, repliesKept } from './support/kept.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { type Account, expect, newAccount, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Could not (?:load|determine)|fetch dynamically imported|fetching the script/,
  ],
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits until the service worker has everything and answers for this page. */
async function readyOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
}

/** What the service worker has kept, as paths. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

interface Piece {
  begin: number;
  bytes: Uint8Array;
  total: number;
}

/** Where the pieces of a book that this device keeps begin and end, and how long its file is. */
const piecesKept = (page: Page): Promise<{ begin: number; end: number; total: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('folio-book');
        opening.onsuccess = () => {
          const pieces: IDBRequest<Piece[]> = opening.result.transaction('pieces').objectStore('pieces').getAll();
          pieces.onsuccess = () =>
            resolve(pieces.result.map(({ begin, bytes, total }) => ({ begin, end: begin + bytes.length, total })));
        };
      }),
  );

/** Whether all of a book is kept. */
async function isKeptWhole(page: Page): Promise<boolean> {
  const pieces = (await piecesKept(page)).toSorted((a, b) => a.begin - b.begin);
  const end = pieces.reduce((upTo, piece) => (piece.begin <= upTo ? Math.max(upTo, piece.end) : upTo), 0);
  return end > 0 && end === pieces[0]?.total;
}

/** Signed in, with a book and some cards of its key facts. */
async function withCards(page: Page, account: Account, count: number) {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  const { facts } = (await student.call('review.facts', { query: { pdf_id: book.id } })).body;
  const card_ids = facts.slice(0, count).map(({ card_id }) => card_id);
  await student.call('review.fromFacts', { body: { pdf_id: book.id, card_ids } });
  return { student, book };
}

test('a day’s cards are reviewed on pages opened without a connection, and arrive once', async ({
  page,
  account,
  context,
}) => {
  test.slow();
  const { student } = await withCards(page, account, 3);
  await page.goto('/review');
  await expect(button(page, 'Show the answer')).toBeVisible();
  await readyOffline(page);

  await setOffline(context, true);
  const answerOne = async () => {
    await button(page, 'Show the answer').click();
    await button(page, /^Easy/).click();
  };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  await answerOne();
  await expect(page.getByText('1 grade is kept on this device')).toBeVisible();
  await page.reload();
  await answerOne();
  await expect(page.getByText('2 grades are kept on this device')).toBeVisible();

  // Another page, closed and opened anew.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await page.goto('/review');
  await answerOne();
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  expect((await student.call('review.days')).body.days).toEqual([]);

  await setOffline(context, false);
  await page.goto('/');
  const logs = async () => (await student.call('review.cards')).body.cards.map(({ log }) => log.length);
  await expect.poll(logs).toEqual([1, 1, 1]);
  await page.goto('/review');
  await expect.poll(logs).toEqual([1, 1, 1]);
  expect((await student.call('review.days')).body.days[0]?.reviews).toBe(3);
});

test('the next morning without a connection asks what is due then, and not again what was done the day before', async ({
  page,
  account,
  context,
}) => {
  test.slow();
  const { student } = await withCards(page, account, 3);
  const ahead = page.waitForResponse(/review\/session\?.*ahead=1/u);
  await page.goto('/review');
  await ahead;
  await button(page, 'Show the answer').click();
  const first = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await Promise.all([page.waitForResponse('**/api/review/entries'), button(page, /^Easy/).click()]);
  await readyOffline(page);

  await setOffline(context, true);
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  for (const left of ['2 due', '1 due']) {
    await expect(page.getByText(left)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(first);
    await button(page, 'Show the answer').click();
    await button(page, /^Easy/).click();
  }
  await expect(page.getByRole('heading', { name: 'That’s all for today' })).toBeVisible();
  await expect(page.getByText('2 grades are kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing is due today.' })).toBeVisible();

  await setOffline(context, false);
  await page.goto('/');
  const logs = async () => (await student.call('review.cards')).body.cards.map(({ log }) => log.length);
  await expect.poll(logs).toEqual([1, 1, 1]);
});

test('calls, answers and books pass the service worker by, and nothing of a student’s stays after logout', async ({
  page,
  account,
}) => {
  test.slow();
  const { book } = await withCards(page, account, 1);
  await page.goto('/');
  await readyOffline(page);
  await page.goto(`/chat/${book.id}`);
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('textbox', { name: /question/i }).fill('What is the spacing effect?');
  await page.keyboard.press('Enter');
  await expect(button(page, /^p\. \d+, show in book$/).first()).toBeVisible({ timeout: 30_000 });
  const files = await kept(page);
  expect(files).toContain('/app.html');
  expect(
    files.filter(
      (path) =>
        !/^\/(?:assets\/[^/]+\.(?:js|css|woff2)|app\.html|pdf\.worker\.min\.mjs|favicon\.svg|manifest\.webmanifest)$/.test(
          path,
        ),
    ),
  ).toEqual([]);

  await page.goto('/review');
  await expect(button(page, 'Show the answer')).toBeVisible();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: /Log ?out/i }).click();
  await expect(button(page, 'Log in')).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('folio:')));
  expect(left).toEqual([]);
  expect(await piecesKept(page)).toEqual([]);
});

test('without a connection the last list and the last book’s pages are there after a reload, and the list comes back by itself', async ({
  page,
  account,
  context,
}) => {
  test.slow();
  const book = await withBook(page, account, coursebook());
  await page.goto('/');
  await expect(page.getByText(book.title).first()).toBeVisible();
  await readyOffline(page);
  await page.goto(`/chat/${book.id}`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  // What was not looked at is fetched as well, once the page has been there for a while.
  await expect.poll(() => isKeptWhole(page), { timeout: 90_000 }).toBe(true);
  await setOffline(context, true);
  await page.reload();
  for (const number of [1, 2, 3, 4]) {
    await expect(page.locator(`[data-page="${number}"] canvas`)).toBeVisible();
    await button(page, 'Next').click();
  }

  await page.goto('/');
  await expect(page.getByText(book.title).first()).toBeVisible();
  const offline = page.getByText('You seem to be offline.');
  await expect(offline).toBeVisible();
  await setOffline(context, false);
  await expect(offline).toBeHidden();
  await expect(page.getByText(book.title).first()).toBeVisible();
});

test('a screen whose code is not there yet says that the connection is lost, and opens by itself when it is back', async ({
  page,
  account,
  context,
}) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Progress' }).first()).toBeVisible();
  await setOffline(context, true);
  await page.getByRole('link', { name: 'Progress' }).first().click();
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await setOffline(context, false);
  await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();
});

/** The site behind a door of this test's own: what it serves can become another version, and it can be shut. */
async function site() {
  let anew = false;
  const server = createServer(async ({ url = '/' }, response) => {
    const reply = await fetch(new URL(url, process.env.FOLIO_URL));
    const bytes = Buffer.from(await reply.arrayBuffer());
    const type = reply.headers.get('content-type') ?? '';
    response.writeHead(reply.status, { 'content-type': type });
    if (!anew) return response.end(bytes);
    if (type.startsWith('text/html'))
      return response.end(bytes.toString().replace('Study from your', 'Anew: study from your'));
    if (url === '/sw.js') return response.end(bytes.toString().replace(/(\/app\.html.{1,3}revision:.)\w+/, '$1anew'));
    return response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    about: `http://127.0.0.1:${port}/about`,
    deploy: () => {
      anew = true;
    },
    shut: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page asks for each file ahead once, at the next visit too', async ({ page, account }) => {
  await withBook(page, account, coursebook());
  await page.goto('/');
  await readyOffline(page);
  for (const path of ['/', '/progress', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const asked = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
  }
});

test('a new version shows at the next visit, and is what opens when the connection has gone', async ({ page }) => {
  test.slow();
  const { about, deploy, shut } = await site();
  await page.goto(about);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
  await readyOffline(page);
  const description = page.locator('meta[name="description"]');
  await page.reload();
  await expect(description).toHaveAttribute('content', /^Study/);

  deploy();
  // A reply that takes too long is the kept page's turn: then the next visit shows it.
  await expect(async () => {
    await page.reload();
    await expect(description).toHaveAttribute('content', /^Anew/, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
  const shells = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const replies = await Promise.all(
        names.map(async (name) => (await caches.open(name)).matchAll('/app.html', { ignoreSearch: true })),
      );
      return Promise.all(replies.flat().map(async (reply) => /content="(Anew|Study)/.exec(await reply.text())?.[1]));
    });
  await expect.poll(shells, { timeout: 30_000 }).toEqual(['Anew']);

  shut();
  await page.reload();
  await expect(description).toHaveAttribute('content', /^Anew/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a device that is the student’s own has the books, chats and marks after a restart without a connection; what is done there goes out once, and all of it goes at log-out', async ({
  page,
  account,
  context,
}) => {
  test.slow();
  const { student, book } = await withCards(page, account, 2);
  await student.call('chat.ask', { body: { pdf_id: book.id, question: 'What is the canary effect of spacing?' } });
  const { body: words } = await student.call('book.words', { params: { id: book.id }, query: { page: '4' } });
  const exact = words.text.slice(words.words[20]?.start, words.words[22]?.end);
  const at = new Date().toISOString();
  const part = { page: 4, exact, prefix: '', suffix: '', first: 20, last: 22 };
  const mark = { kind: 'note' as const, colour: 'moss' as const, created_at: at, changed_at: at, note_over: null };
  await student.call('book.mark', {
    params: { id: book.id },
    body: { mark_id: 'canary-mark-1', ...mark, note: 'A canary of mine.', note_at: at, parts: [part] },
  });
  await page.goto('/');
  await readyOffline(page);
  await page.goto(`/chat/${book.id}`);
  await button(page, 'Keep on this device').click();
  await expect(button(page, 'Keep on this device')).toBeHidden();
  const turnTo = async (number: number) => {
    await button(page, /^Page \d+ of \d+/).click();
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-desk-page="${number}"]`)).toHaveClass(/cursor-text/);
  };
  // Each is kept a moment after it is seen.
  const keeps = (query: string) =>
    expect.poll(async () => (await repliesKept(page)).some((name) => name.includes(query))).toBe(true);
  await turnTo(4);
  await keeps(JSON.stringify(['words', book.id, 4]));
  await page.goto(`/guide/${book.id}/9`);
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await keeps(JSON.stringify(['guide', book.id, '9']));
  await page.goto('/review');
  await expect(button(page, 'Show the answer')).toBeVisible();
  await page.goto(`/chat/${book.id}`);
  await expect.poll(() => isKeptWhole(page), { timeout: 90_000 }).toBe(true);
  const before = await everythingKept(page);
  for (const canary of ['canary effect', 'A canary of mine', '%PDF']) expect(before).toContain(canary);

  // Airplane mode, and a restart: another page of the same browser.
  await setOffline(context, true);
  await page.reload();
  await expect(page.getByText('What is the canary effect of spacing?').first()).toBeVisible();
  await turnTo(4);
  await button(page, 'Contents').click();
  await button(page, 'Marks').click();
  await expect(page.getByText('A canary of mine.')).toBeVisible();
  const sheet = await page.locator('[data-desk-page="4"]').boundingBox();
  const box = words.words[40]?.boxes[0];
  if (!sheet || !box) throw new Error('no such word');
  await page.mouse.dblclick(
    sheet.x + (box.x + box.width / 2) * sheet.width,
    sheet.y + (box.y + box.height / 2) * sheet.height,
  );
  await button(page, 'Highlight').click();
  await page.goto(`/guide/${book.id}/9`);
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  await page.goto('/review');
  await button(page, 'Show the answer').click();
  await button(page, /^Easy/).click();
  expect((await student.call('book.marks', { params: { id: book.id } })).body.marks.length).toBe(1);

  await setOffline(context, false);
  await page.goto(`/chat/${book.id}`);
  const marks = async () => (await student.call('book.marks', { params: { id: book.id } })).body.marks.length;
  await expect.poll(marks).toBe(2);
  await page.goto('/review');
  const logs = async () => (await student.call('review.cards')).body.cards.map(({ log }) => log.length).sort();
  await expect.poll(logs).toEqual([0, 1]);
  await page.reload();
  await expect(button(page, 'Show the answer')).toBeVisible();
  expect([await marks(), await logs()]).toEqual([2, [0, 1]]);

  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: /Log ?out/i }).click();
  await expect(button(page, 'Log in')).toBeVisible();
  const canaries = ['canary effect', 'A canary of mine', '%PDF', exact, book.id, account.email];
  const left = async () => {
    const all = await everythingKept(page);
    return canaries.filter((canary) => all.includes(canary));
  };
  await expect.poll(left).toEqual([]);
  // Another student on the same device sees nothing of it either, with a connection and without.
  await remembered(page, await newAccount());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await left()).toEqual([]);
});

test('a device that others use keeps nothing of a book', async ({ page, account }) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await button(page, 'No, it’s shared').click();
  await expect.poll(() => piecesKept(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible();
  await button(page, 'Next').click();
  await expect(page.locator('[data-page="2"] canvas')).toBeVisible();
  expect(await piecesKept(page)).toEqual([]);
  const replies = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('folio:kept:')));
  expect(replies).toEqual([]);
  await expect(button(page, 'No, it’s shared')).toBeHidden();
});

test('a book that is deleted here leaves this device at once, and its marks are not offered again', async ({
  page,
  account,
}) => {
  const book = await withBook(page, account, coursebook());
  await page.goto(`/chat/${book.id}`);
  await button(page, 'Keep on this device').click();
  await expect.poll(async () => (await piecesKept(page)).length).toBeGreaterThan(0);
  await page.goto('/');
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => piecesKept(page)).toEqual([]);
  await expect.poll(() => everythingKept(page)).not.toContain('%PDF');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('folio:gone:')));
  expect(await kept()).toEqual([]);
});
