/** Accounts for browser tests, and how a student signs in. */
import { expect, type Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
}

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
