/** What a device kept of a student goes with whatever ends their session: looked for in all that the browser holds. */
import type { Page } from '@playwright/test';
import { remembered } from './support/arrive.ts';
import { setOffline } from './support/connection.ts';
import { everythingKept } from './support/kept.ts';
import { coursebook, over, withBook } from './support/library.ts';
import { type Account, expect, newAccount, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/status of 40\d|ERR_INTERNET_DISCONNECTED|Could not/] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
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
  const auth = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const disabled = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${process.env.GCLOUD_PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uid, disableUser: true }),
    },
  );
  expect(disabled.status).toBe(200);
  await page.reload();
  await expect(button(page, 'Log in')).toBeVisible();
  const readable = async () => {
    const all = [await everythingKept(page), await everythingKept(other)].join('\n');
    return ['canary effect', '%PDF', account.email].filter((canary) => all.includes(canary));
  };
  await expect.poll(readable, { timeout: 30_000 }).toEqual([]);
  await nothingForTheNext(page, book.id);
});
