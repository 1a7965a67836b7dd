/** The frame around the screens: titles, focus, the skip link and the keys. */
import { authEmulator } from './support/accounts.ts';
import { over } from './support/library.ts';
import { test } from './support/studied.ts';
import { expect, signIn } from './support/test.ts';

test('every screen that is navigated to names the tab, and its heading takes the focus', async ({ page, studied }) => {
  await page.goto('/about');
  const routes = [
    ['/', 'Welcome back to Folio'],
    ['/progress', 'Progress'],
    [`/progress/attempt/${studied.attempt}`, 'Attempt details'],
    ['/revisechat', 'Revision Chat'],
    ['/settings', 'Settings'],
    [`/videos/${studied.book.id}`, 'Recommended Videos'],
    [`/quiz/config/${studied.book.id}`, 'New quiz'],
    [`/quiz/${studied.quiz.quiz_id}`, 'Knowledge Quiz'],
    [`/chat/${studied.book.id}`, `Chat with ${studied.book.title}`],
    ['/contact', 'Contact'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/no/such/page', 'This page is not in the book'],
  ] as const;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, title] of routes) {
    // As a link inside the app does it: the router listens to the history, and nothing is loaded anew.
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: to } }));
    }, path);
    await expect(page, path).toHaveTitle(`${title} · Folio`);
    await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeFocused();
  }
});

test('the skip link is the first thing that Tab reaches, and leads past the navigation', async ({ page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keys lead to the screens and to the fields; their sheet opens by ? and from the account menu', async ({
  page,
  studied,
}) => {
  // Listened for early: the browser is told without waiting, and a key can be faster.
  const picker = page.waitForEvent('filechooser');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: studied.book.title })).toBeVisible();
  // What was seen last stands there before the app does, and takes no keys.
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await page.keyboard.press('u');
  expect((await picker).isMultiple()).toBe(true);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/revisechat');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('/');
  const question = page.getByPlaceholder('Type your message...');
  await expect(question).toBeFocused();
  await page.keyboard.type('gp? u/');
  await expect(question).toHaveValue('gp? u/');
  await expect(page).toHaveURL('/revisechat');
  await question.fill('');

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Go to Progress')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});

test.describe('in another country', () => {
  test.use({ locale: 'de-DE' });

  test('dates and numbers are written as the student writes them', async ({ page, studied }) => {
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
    await page.goto('/');
    const row = page.getByRole('listitem').filter({ hasText: studied.book.title });
    await expect(row.getByRole('time')).toHaveText(day.format(new Date(studied.book.created_at)));
    await page.goto('/progress');
    await expect(page.getByRole('region', { name: 'Overall performance' })).toContainText('\u00a0%');
  });
});

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('who opens a protected screen is at /, whichever it is', async ({ page, studied }) => {
    const { book, quiz, attempt } = studied;
    for (const path of [
      `/chat/${book.id}`,
      `/quiz/config/${book.id}`,
      `/quiz/${quiz.quiz_id}`,
      '/progress',
      `/progress/attempt/${attempt}`,
      '/revisechat',
      `/videos/${book.id}`,
      '/settings',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Start Learning Now' })).toBeVisible();
    }
  });

  test('who signs in with a photo sees it as the avatar', async ({ page, account, baseURL }) => {
    const { token } = await over(account);
    await authEmulator('accounts:update?key=demo', { idToken: token, photoUrl: `${baseURL}/icon-192.png` });
    await signIn(page, account);
    await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toBeVisible();
  });
});
