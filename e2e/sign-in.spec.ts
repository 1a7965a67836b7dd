import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const start = (page: Page) => page.getByRole('button', { name: 'Start Learning Now' });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' });
const account = (page: Page) => page.getByRole('button', { name: 'Account menu' });

/** To log in, by the header. */
async function open(page: Page) {
  await page.goto('/');
  await logIn(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('a new student signs up, is checked by the service, sees the dashboard, and logs out to /', async ({ page }) => {
  const email = `new-${crypto.randomUUID()}@folio.example`;
  await page.goto('/');
  await start(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Sign up for Folio');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password').fill('study-with-proof');
  const checked = page.waitForResponse('**/api/auth/verify');
  await dialog(page).getByRole('button', { name: 'Sign Up', exact: true }).click();
  expect((await checked).status()).toBe(200);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Upload your study materials and let AI help you learn more effectively.')).toBeVisible();

  await account(page).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(start(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  // Who was here before is asked to log in.
  await start(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Log in to Folio');
});

for (const [name, viewport] of Object.entries({
  desk: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`a visitor on a ${name}`, () => {
    test.use({ viewport });

    test('who came for a screen is told what to log in to, and led there, by keys alone', async ({
      page,
      account: student,
    }) => {
      await page.goto('/review');
      await expect(page).toHaveURL('/');
      const told = page.getByRole('status').filter({ hasText: 'Log in to review your cards.' });
      await expect(told).toBeVisible();
      await expectGoodLooks(page);
      await told.getByRole('button', { name: 'Log in' }).press('Enter');
      await expect(dialog(page)).toHaveAccessibleName('Log in to Folio');
      await dialog(page).getByLabel('Email').fill(student.email);
      await dialog(page).getByLabel('Password').fill(student.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/review');
      await expect(page.getByText('No cards yet.')).toBeVisible();
    });
  });
}

test('the modal stays open while the service has not agreed', async ({ page, account: student }) => {
  let agree = () => {};
  const agreed = new Promise<void>((resolve) => {
    agree = resolve;
  });
  await page.route('**/api/auth/verify', async (route) => {
    await agreed;
    await route.continue();
  });
  await open(page);
  await dialog(page).getByLabel('Email').fill(student.email);
  await dialog(page).getByLabel('Password').fill(student.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(account(page)).toHaveCount(0);
  agree();
  await expect(dialog(page)).toBeHidden();
  await expect(account(page)).toBeVisible();
});

test.describe('a refused sign-in', () => {
  test.use({ expectedErrors: [/status of 400.*accounts:/] });

  test("shows the provider's message in red and keeps the e-mail", async ({ page, account: student }) => {
    await open(page);
    await dialog(page).getByLabel('Email').fill(student.email);
    await dialog(page).getByLabel('Password').fill('not-the-password');
    await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
    const message = dialog(page).getByText(/Firebase: .*\(auth\//);
    await expect(message).toBeVisible();
    expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(163, 52, 31)');
    await expect(dialog(page).getByLabel('Email')).toHaveValue(student.email);
    await expect(dialog(page).getByLabel('Password')).toHaveValue('not-the-password');
    await dialog(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(student.email);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
});

test('opened by key or pointer it begins in the e-mail field, keeps the focus, and Esc gives it back', async ({
  page,
}) => {
  await page.goto('/');
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus'), `after ${press + 1} presses of Tab`).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(start(page)).toBeFocused();
  await logIn(page).click();
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(logIn(page)).toBeFocused();
});

test('Google signs in offline by an account dialog of our own', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await dialog(page)
    .getByRole('button', { name: /Ana Reader/ })
    .click();
  await account(page).click();
  await expect(page.getByText('Ana Reader')).toBeVisible();
});

test('a returning student sees the spinner, then the dashboard, and never the landing page', async ({
  page,
  account: student,
}) => {
  await arrive(page, student);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/__/firebase/init.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(start(page)).toBeHidden();
  release();
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('what a student saw last is there before the service answers, kept as data, and nothing of it is left after they log out', async ({
  page,
  account: student,
}) => {
  await arrive(page, student);
  await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('folio:kept:'))) as Promise<
      [string, string][]
    >;
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
  // Data, never markup that would be painted as it is.
  for (const [, value] of await kept()) expect(JSON.stringify(JSON.parse(value))).not.toMatch(/<\w+[\s>]/);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload/list*', async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the page has left meanwhile
  });
  await page.reload();
  await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
  release();
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(start(page)).toBeVisible();
  expect(await kept()).toEqual([]);
});

test.describe('a token that expires in mid-use', () => {
  test.use({ expectedErrors: [/status of 401.*upload\/list/] });

  test('is refreshed, and the student loses nothing', async ({ page, account: student }) => {
    await arrive(page, student);
    const tokens: string[] = [];
    await page.route('**/api/upload/list', async (route) => {
      tokens.push((await route.request().allHeaders()).authorization ?? '');
      if (tokens.length > 1) return route.continue();
      return route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Expired.' } } });
    });
    await page.reload();
    await expect(page.getByText('No PDFs uploaded yet.')).toBeVisible();
    await expect.poll(() => tokens).toHaveLength(2);
    expect(tokens.every((token) => token.startsWith('Bearer '))).toBe(true);
  });
});

test('the theme a student chose holds after a reload', async ({ page, account: student }) => {
  await arrive(page, student);
  await account(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();
  await expect(account(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navigation is behind a hamburger', async ({ page, account: student }) => {
    await arrive(page, student);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
