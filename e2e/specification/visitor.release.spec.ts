/** SPEC sentence by sentence, as a signed-out visitor meets it. Each step is named by the sentence that it shows. */
import type { Page } from '@playwright/test';
import { expect, newAccount, signIn, test } from '../support/test.ts';
import { SIZES } from './sizes.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const PROTECTED = [
  '/quiz/a',
  '/quiz/config/a',
  '/chat/a',
  '/progress',
  '/progress/attempt/a',
  '/revisechat',
  '/videos/a',
];
const STATIC = ['/about', '/contact', '/privacy-policy', '/terms-of-service'];

for (const { where, viewport } of SIZES)
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('§1 and §2: landing page, routes, static pages, footer', async ({ page }) => {
      await test.step('a signed-out visitor sees a landing page, which lists six features', async () => {
        await page.goto('/');
        for (const feature of [
          /AI study companion/i,
          /smart quiz generator/i,
          /progress dashboard/i,
          /PDF library/i,
          /video learning/i,
          /smart citations/i,
        ])
          await expect(page.getByRole('heading', { name: feature })).toBeVisible();
      });
      await test.step('a status badge reads that the preview backend runs', async () => {
        await expect(page.getByText('Preview backend running in this workspace.')).toBeVisible();
      });
      for (const path of PROTECTED)
        await test.step(`signed out, ${path} redirects to /`, async () => {
          await page.goto(path);
          await expect(page).toHaveURL('/');
          await expect(button(page, 'Start Learning Now')).toBeVisible();
        });
      for (const path of STATIC)
        await test.step(`${path} is public; the footer leads to all four, and to social links`, async () => {
          await page.goto(path);
          await expect(page).toHaveURL(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const footer = page.getByRole('contentinfo');
          for (const name of ['About', 'Contact', 'Privacy Policy', 'Terms of Service'])
            await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
          expect(await footer.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
        });
      await test.step('the terms give a 30-day notice period for material changes', async () => {
        await expect(page.getByText(/30 days/).first()).toBeVisible();
      });
      await test.step('contact has a form with name, email and message, all required', async () => {
        await page.goto('/contact');
        for (const label of ['Name', 'Email', 'Message'])
          await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
      });
      await test.step('submitting it opens the mail program with a prefilled subject and body', async () => {
        await page.getByLabel('Name', { exact: true }).fill('Ana Reader');
        await page.getByLabel('Email', { exact: true }).fill('ana@folio.example');
        await page.getByLabel('Message', { exact: true }).fill('Where are my books?');
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'));
        await page.locator('form').getByRole('button').last().click();
        const { searchParams } = new URL((await mail).url());
        expect(searchParams.get('subject')).not.toBe('');
        expect(searchParams.get('body')).toContain('Where are my books?');
      });
    });

    test('§2, §5 and §6: the login modal', async ({ page, account }) => {
      await page.goto('/');
      await button(page, 'Start Learning Now').click();
      await test.step('two modes, Login and Sign Up, toggled by a link', async () => {
        await expect(dialog(page).locator('[type=submit]')).toHaveText('Sign Up');
        await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
        await expect(dialog(page).locator('[type=submit]')).toHaveText('Login');
      });
      await test.step("email and password are both required: 'Please fill all fields'", async () => {
        await dialog(page).locator('[type=submit]').click();
        await expect(dialog(page).getByText('Please fill all fields')).toBeVisible();
        await dialog(page).getByLabel('Email').fill(account.email);
        await dialog(page).locator('[type=submit]').click();
        await expect(dialog(page).getByText('Please fill all fields')).toBeVisible();
      });
      await test.step("'Continue with Google' is offered", async () => {
        await expect(dialog(page).getByRole('button', { name: 'Continue with Google' })).toBeVisible();
      });
      await test.step('a close button closes it', async () => {
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(dialog(page)).toHaveCount(0);
      });
    });

    test('§2 and §4: signed in, the navigation, the avatar and Logout', async ({ page }) => {
      const account = await newAccount();
      await signIn(page, account);
      await test.step('top navigation: Dashboard, Progress, the revision chat entry', async () => {
        for (const [name, path] of [
          ['Progress', '/progress'],
          ['Revision Chat', '/revisechat'],
          ['Dashboard', '/'],
        ] as const) {
          // A mobile hamburger menu exists.
          if (where === 'a phone') await page.getByRole('button', { name: 'Open menu' }).click();
          await page.getByRole('link', { name, exact: true }).first().click();
          await expect(page).toHaveURL(path);
        }
      });
      await test.step('the avatar shows the first letter; its menu the email and Logout, which leads to /', async () => {
        const avatar = page.getByRole('button', { name: 'Account menu' });
        await expect(avatar).toContainText((account.email[0] ?? '').toUpperCase());
        await page.goto('/progress');
        await avatar.click();
        await expect(page.getByText(account.email)).toBeVisible();
        await page.getByRole('menuitem', { name: 'Logout' }).click();
        await expect(page).toHaveURL('/');
        await expect(button(page, 'Start Learning Now')).toBeVisible();
      });
    });
  });
