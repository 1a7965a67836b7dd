/** What a device kept of a student goes with whatever ends their session: looked for in all that the browser holds. */
import type { Page } from '@playwright/test';
import { authEmulator } from './support/accounts.ts';
import { remembered } from './support/arrive.ts';
import { setOffline } from './support/connection.ts';
import { everythingKept } from './support/kept.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { type Account, expect, newAccount, signIn, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/status of 40\d|ERR_INTERNET_DISCONNECTED|Could not/] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** The way in at the top: a screen that needs a session asks for it too. */
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const QUESTION = 'What is the canary effect of working memory?';

/** A student whose device keeps a book, its chat and where a mark led, in two tabs. */
async function settledIn(page: Page, account: Account) {
  const book = await withBook(page, account, coursebook());
  const student = await over(account);
  await student.call('chat.ask', { body: { pdf_id: book.id, question: QUESTION } });
  await page.goto(`/chat/${book.id}`);
  await button(page, 'Keep on this device').click();
  await page
    .getByRole('button', { name: /show in book$/ })
    .first()
    .click();
  await expect.poll(() => everythingKept(page), { timeout: 60_000 }).toContain('%PDF');
  const other = await page.context().newPage();
  await other.goto(`/quiz/config/${book.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return { book, other, uid: student.uid };
}

/** The next student on the device sees nothing of the one before, by Back and without a connection either. */
async function nothingForTheNext(page: Page, bookId: string): Promise<void> {
  await remembered(page, await newAccount());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toMatch(/quote|questions/);
  }
  await setOffline(page.context(), true);
  await page.goto(`/chat/${bookId}`).catch(() => undefined); // without a service worker there is no page
  await expect(page.locator('body')).not.toContainText('canary effect');
  await setOffline(page.context(), false);
}

test('a session that was ended elsewhere leaves nothing of a book to be read', async ({ page, account }) => {
  test.slow();
  const { book, other, uid } = await settledIn(page, account);
  await authEmulator(`projects/${process.env.GCLOUD_PROJECT}/accounts:update`, { localId: uid, disableUser: true });
  await page.reload();
  await expect(login(page)).toBeVisible();
  const readable = async () => {
    const all = [await everythingKept(page), await everythingKept(other)].join('\n');
    return ['canary effect', '%PDF', account.email].filter((canary) => all.includes(canary));
  };
  await expect.poll(readable, { timeout: 30_000 }).toEqual([]);
  await nothingForTheNext(page, book.id);
});

const NOTE = 'A canary of my own';
/** What a file of a book begins with; the viewer's own code has its first half. */
const FILE = '%PDF-1.';
const TYPED = 'A canary that was typed into half a quiz';
const ASKED = 'A canary that was typed and not yet asked';

/** As above, with a mark, a question that is not sent yet, and in the other tab a quiz half done. */
async function midStudy(page: Page, account: Account) {
  const { book, other, uid } = await settledIn(page, account);
  const student = await over(account);
  const at = new Date().toISOString();
  await student.call('book.mark', {
    params: { id: book.id },
    body: {
      ...{ mark_id: 'canary-mark', kind: 'note', colour: 'moss', note: NOTE, note_at: at, note_over: null },
      ...{ created_at: at, changed_at: at },
      parts: [{ page: 1, exact: 'How Memory Works', prefix: '', suffix: '', first: 0, last: 2 }],
    },
  });
  await page.reload();
  await page.getByRole('textbox', { name: /question/i }).fill(ASKED);
  await button(other, 'Generate Quiz').click();
  await other.getByRole('region', { name: 'Short Answer' }).getByRole('textbox').first().fill(TYPED);
  await other.getByRole('radio').first().check();
  const whatIsKept = async () => [await everythingKept(page), await everythingKept(other)].join('\n');
  for (const canary of ['canary effect', FILE, NOTE, TYPED, ASKED, book.id])
    await expect.poll(whatIsKept, { timeout: 60_000 }).toContain(canary);
  const left = async () => {
    const all = await whatIsKept();
    return ['canary', FILE, book.id, book.title, uid, account.email].filter((canary) => all.includes(canary));
  };
  return { book, other, left };
}

/** What a student does in one of two tabs, after which neither holds anything of theirs. */
const LEAVING: Record<string, (page: Page, account: Account) => Promise<void>> = {
  'an account that is deleted': async (page, account) => {
    await page.goto('/settings');
    await button(page, 'Delete my account…').click();
    await page.getByRole('dialog').getByLabel('Enter your password again').fill(account.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  },
  'a student who logs out': async (page) => {
    await page.goto('/');
    await button(page, 'Account menu').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  },
};

for (const [what, leave] of Object.entries(LEAVING))
  test(`${what} in one tab leaves nothing in it or the other, and the next student sees nothing`, async ({
    page,
    account,
  }) => {
    test.slow();
    const { book, other, left } = await midStudy(page, account);
    await leave(page, account);
    await expect(login(page)).toBeVisible({ timeout: 60_000 });
    await expect(login(other)).toBeVisible();
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    await expect(other.locator('body')).not.toContainText('canary');

    // In this browser as it is: a state set from outside would take away what should have gone.
    await signIn(page, await newAccount());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await left()).toEqual([]);
    for (const tab of [page, other])
      for (let steps = 0; steps < 6; steps++) {
        await tab.goBack();
        // The empty page that the tab began with.
        if (tab.url() === 'about:blank') break;
        await expect(tab.locator('body')).not.toContainText(/canary|How Memory Works/);
        expect(JSON.stringify(await tab.evaluate(() => history.state))).not.toMatch(/canary|quote|questions/);
      }
    await setOffline(page.context(), true);
    for (const path of [`/chat/${book.id}`, '/', '/review', `/guide/${book.id}/9`])
      for (const tab of [page, other]) {
        await tab.goto(path).catch(() => undefined); // without a service worker there is no page
        await expect(tab.locator('body')).not.toContainText(/canary|How Memory Works/);
      }
    await setOffline(page.context(), false);
  });

test('a tab that is closed on a device that others use leaves nothing of the book or its quiz', async ({
  page,
  account,
  context,
}) => {
  test.slow();
  const book = await withBook(page, account, coursebook());
  const tab = await context.newPage();
  await tab.goto(`/chat/${book.id}`);
  await button(tab, 'No, it’s shared').click();
  await tab.getByRole('textbox', { name: /question/i }).fill(QUESTION);
  await tab.keyboard.press('Enter');
  await expect(button(tab, /show in book$/).first()).toBeVisible({ timeout: 60_000 });
  const student = await over(account);
  const [chat] = (await student.call('chat.list', { query: { pdf_id: book.id } })).body;
  const { messages } = (await student.call('chat.messages', { params: { id: chat?.chat_id ?? '' } })).body;
  const quote = messages.at(-1)?.citations[0]?.quote ?? '';
  await tab.goto(`/quiz/config/${book.id}`);
  await button(tab, 'Generate Quiz').click();
  const question = tab.getByRole('region', { name: 'Short Answer' }).getByRole('heading').nth(1);
  const words = (await question.textContent()) ?? '';
  expect([words.length, quote.length]).not.toContain(0);
  await tab.close();
  // They are still logged in, so what they asked last is there for them; of the book nothing is.
  await page.goto('/about');
  const left = async () => {
    const all = await everythingKept(page);
    return [FILE, quote, words].filter((canary) => all.includes(canary));
  };
  await expect.poll(left).toEqual([]);
});
