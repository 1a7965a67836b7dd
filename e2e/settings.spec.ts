import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { coursebook } from '../functions/test/support/books.ts';
import { expect, signIn, test } from './support/test.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function openSettings(page: Page) {
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

/** The link in the latest mail of that kind that the Auth emulator would have sent. */
async function mailedLink(kind: string, email: string): Promise<string> {
  const response = await fetch(`${AUTH}/emulator/v1/projects/demo-folio/oobCodes`);
  // The emulator's documented answer.
  const { oobCodes } = (await response.json()) as {
    oobCodes: { requestType: string; email: string; newEmail?: string; oobLink: string }[];
  };
  const mail = oobCodes.findLast((code) => code.requestType === kind && (code.newEmail ?? code.email) === email);
  if (!mail) throw new Error(`No ${kind} for ${email} among ${JSON.stringify(oobCodes)}`);
  return mail.oobLink;
}

async function upload(page: Page) {
  const bytes = Buffer.from(coursebook());
  await page
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'memory.pdf', mimeType: 'application/pdf', buffer: bytes });
  await button(page, 'Upload').click();
  await expect(page.getByRole('button', { name: /^Ask Questions: / })).toBeVisible({ timeout: 30_000 });
}

test('a student confirms their address by mail', async ({ page, account }) => {
  await signIn(page, account);
  await openSettings(page);
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await button(page, 'Send the confirmation email').click();
  await expect(page.getByText(`An email is on its way to ${account.email}`)).toBeVisible();
  expect((await fetch(await mailedLink('VERIFY_EMAIL', account.email))).ok).toBe(true);
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a student changes their address by a mail to the new one, and logs in with it', async ({ page, account }) => {
  const email = `moved-${crypto.randomUUID()}@folio.example`;
  await signIn(page, account);
  await openSettings(page);
  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(account.password);
  await button(page, 'Send a confirmation to the new email').click();
  await expect(page.getByText(`An email is on its way to ${email}`)).toBeVisible();
  expect((await fetch(await mailedLink('VERIFY_AND_CHANGE_EMAIL', email))).ok).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, { ...account, email });
});

test('a student who forgot the password gets a mail', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText(/If \S+ has an account with a password/);
  const link = await mailedLink('PASSWORD_RESET', account.email);
  expect((await fetch(`${link}&newPassword=another-password`)).ok).toBe(true);
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await signIn(page, { ...account, password: 'another-password' });
});

test.describe('an address without an account', () => {
  test.use({ expectedErrors: [/status of 400.*accounts:sendOobCode/] });

  test('is answered in the same words', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await dialog.getByLabel('Email').fill('nobody@folio.example');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByRole('status')).toContainText(/If \S+ has an account with a password/);
  });
});

test('a student takes everything out, then deletes the account and is at /', async ({ page, account }) => {
  test.setTimeout(120_000);
  await signIn(page, account);
  await upload(page);
  await openSettings(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Prepare export').click()]);
  expect(download.suggestedFilename()).toMatch(/^folio-\d{4}-\d\d-\d\d\.zip$/);
  const zip = readFileSync(await download.path());
  expect(zip.includes(Buffer.from(coursebook()))).toBe(true);
  expect(zip.includes('index.html')).toBe(true);
  await expect(page.getByText('Your export is ready')).toBeVisible();

  await button(page, 'Delete my account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account permanently?' });
  await dialog.getByLabel('Enter your password again').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('button', { name: 'Start Learning Now' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^firebase|^folio:/.test(key)))).toEqual(
    [],
  );
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 400.*accounts:/] });

  test('deletes nothing and is told', async ({ page, account }) => {
    await signIn(page, account);
    await openSettings(page);
    await button(page, 'Delete my account…').click();
    await page.getByRole('dialog').getByLabel('Enter your password again').fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Your account couldn’t be deleted');
    await page.reload();
    await expect(button(page, 'Account menu')).toBeVisible();
  });
});
