/**
 * Playwright's `test` with this project's guards: a test fails when the page reports an error that it did not announce, or
 * asks anyone but the emulators for anything.
 */
import { test as base, expect, type Page } from '@playwright/test';

interface Guards {
  /** Console errors that this test provokes on purpose: `test.use({ expectedErrors: [/401/] })`. */
  expectedErrors: RegExp[];
  /** Foreign addresses that this test stands in for or lets pass. */
  expectedRequests: RegExp[];
  account: Account;
}

export interface Account {
  email: string;
  password: string;
}

export const test = base.extend<Guards>({
  expectedErrors: [[], { option: true }],
  expectedRequests: [[], { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.FOLIO_URL),
  account: async ({ browserName: _ }, use) => use(await newAccount()),
  page: async ({ page, expectedErrors, expectedRequests }, use) => {
    const complaints = watch(page, expectedErrors, expectedRequests);
    await use(page);
    // A screen may be asking for something when its test ends: a reply that a test changes would then find nobody to give it to.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

export { expect };

/** Opens the login modal on the landing page and signs in. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  // Set-up of other tests, and on a busy machine the first call of a function takes its time.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible({ timeout: 30_000 });
}

/** An account of this test's own, so that tests never meet in one another's data. */
export async function newAccount(): Promise<Account> {
  const account = { email: `e2e-${crypto.randomUUID()}@folio.example`, password: 'study-with-proof' };
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused a new account: ${await response.text()}`);
  return account;
}

function watch(page: Page, errors: RegExp[], requests: RegExp[]): string[] {
  const complaints: string[] = [];
  const complain = (text: string, expected: RegExp[]) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`, errors);
  });
  page.on('pageerror', (error) => complain(error.stack ?? error.message, errors));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complain(`asked ${request.url()}`, requests);
  });
  return complaints;
}
