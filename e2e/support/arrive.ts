/** Students who signed in before, for tests that are not about signing in: half of a short test's time went into the modal. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, authEmulator, newAccount, signIn } from './accounts.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of a student, as far as it differs from student to student. */
interface KeptStudent {
  uid: string;
  email: string;
  providerData: { uid: string; email: string }[];
  stsTokenManager: { accessToken: string; refreshToken: string; expirationTime: number };
}

let left: Promise<Kept> | undefined;

/**
 * Has the browser of this page remember the student, with what a real sign-in of this worker left in one. No screen is opened:
 * most tests go straight to theirs, and the dashboard before it cost a load of the whole app and the dashboard's own calls.
 */
export async function remembered(page: Page, account: Account): Promise<void> {
  left ??= leftBySignIn(page);
  const [{ cookies, origins }, own] = await Promise.all([left, keptOf(account)]);
  const mine = (name: string, value: string) =>
    name.startsWith('firebase:authUser:') ? JSON.stringify(own(JSON.parse(value))) : value;
  await page.context().setStorageState({
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.map(({ name, value }) => ({ name, value: mine(name, value) })),
    })),
  });
}

/** Comes back as this student and sees the dashboard. */
export async function arrive(page: Page, account: Account): Promise<void> {
  await remembered(page, account);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}

async function leftBySignIn(page: Page): Promise<Kept> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: process.env.FOLIO_URL ?? '' });
  if (!context) throw new Error('This page has no browser.');
  await signIn(await context.newPage(), await newAccount());
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Puts this account in the place of another. */
async function keptOf({ email, password }: Account): Promise<(other: KeptStudent) => KeptStudent> {
  const { localId, idToken, refreshToken } = await authEmulator<'localId' | 'idToken' | 'refreshToken'>(
    'accounts:signInWithPassword?key=demo',
    { email, password, returnSecureToken: true },
  );
  return (other) => ({
    ...other,
    uid: localId,
    email,
    providerData: other.providerData.map((provider) => ({ ...provider, uid: email, email })),
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: Date.now() + 3_600_000 },
  });
}
