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

/**
 * A call of the Auth emulator, under a project's path with an owner's rights: its documented answer.
 * Each on a connection of its own: the emulator closes idle ones, and a call that was just sent on one would fail.
 */
export async function authEmulator<Answer extends string>(
  path: string,
  body: Record<string, unknown>,
): Promise<Record<Answer, string>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: {
      connection: 'close',
      'content-type': 'application/json',
      ...(path.startsWith('projects/') && { authorization: 'Bearer owner' }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  return (await response.json()) as Record<Answer, string>;
}

/** An account of this test's own, so that tests never meet in one another's data. */
export async function newAccount(): Promise<Account> {
  const account = { email: `e2e-${crypto.randomUUID()}@folio.example`, password: 'study-with-proof' };
  await authEmulator('accounts:signUp?key=demo', { ...account, returnSecureToken: true });
  return account;
}
