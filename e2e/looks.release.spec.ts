/** Every screen and every dialog: accessible in light and dark at three sizes, and never wider than the window. */
import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks.ts';
import { test } from './support/studied.ts';
import { expect } from './support/test.ts';

interface Screen {
  name: string;
  /** `{book}`, `{quiz}` and `{attempt}` are the student's. */
  path: string;
  /** What to do first; left out: nothing. */
  act?: (page: Page) => Promise<void>;
  /** On it when it is ready. */
  shows: (page: Page) => ReturnType<Page['getByText']>;
  /** A menu or dialog is open: it hangs at the end of the body, in no landmark. */
  floating?: boolean;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');

const PUBLIC: readonly Screen[] = [
  { name: 'the landing page', path: '/', shows: heading(/Ask your coursebook/) },
  {
    name: 'the login modal',
    path: '/',
    act: (page) => button(page, 'Log in').click(),
    shows: dialog,
    floating: true,
  },
  {
    name: 'the login modal for somebody new',
    path: '/',
    act: (page) => button(page, 'Start Learning Now').click(),
    shows: dialog,
    floating: true,
  },
  { name: 'About', path: '/about', shows: heading(/./) },
  { name: 'Contact', path: '/contact', shows: heading(/./) },
  { name: 'the Privacy Policy', path: '/privacy-policy', shows: heading(/./) },
  { name: 'the Terms of Service', path: '/terms-of-service', shows: heading(/./) },
  { name: 'an address that leads nowhere', path: '/no/such/page', shows: heading('This page is not in the book') },
];

const OWN: readonly Screen[] = [
  {
    name: 'the dashboard with a book and two chosen files',
    path: '/',
    act: async (page) => {
      const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
      await page.locator('input[type=file]').setInputFiles([file('one.pdf'), file('two.pdf')]);
      await button(page, 'Rename').click();
    },
    shows: (page) => page.getByRole('list', { name: 'Chosen files' }),
  },
  {
    name: 'the empty dashboard',
    path: '/',
    act: async (page) => {
      await page.route('**/api/upload/list', (route) => route.fulfill({ json: [] }));
      await page.reload();
    },
    shows: (page) => page.getByText('Getting started'),
  },
  {
    name: 'the question before deleting',
    path: '/',
    act: (page) => button(page, 'Delete').click(),
    shows: (page) => page.getByRole('alertdialog'),
    floating: true,
  },
  {
    name: 'the account menu',
    path: '/',
    act: (page) => button(page, 'Account menu').click(),
    shows: (page) => page.getByRole('menu'),
    floating: true,
  },
  {
    name: 'the keyboard shortcuts',
    path: '/progress',
    act: async (page) => {
      await heading('Progress')(page).waitFor();
      await page.keyboard.press('?');
    },
    shows: dialog,
    floating: true,
  },
  {
    name: 'a book, a mark in it, and the chat',
    path: '/chat/{book}',
    act: (page) => button(page, /show in book$/).click(),
    shows: (page) => page.locator('[data-mark]').first(),
  },
  {
    name: 'the contents of a book',
    path: '/chat/{book}',
    act: async (page) => {
      await page.locator('[data-page]').first().waitFor();
      await page.keyboard.press('t');
    },
    shows: (page) => page.getByRole('textbox', { name: 'Search this book' }),
  },
  {
    name: 'a search in a book',
    path: '/chat/{book}',
    act: async (page) => {
      await page.locator('[data-page]').first().waitFor();
      await page.keyboard.press('t');
      await page.getByRole('textbox', { name: 'Search this book' }).fill('memory');
    },
    shows: (page) => page.getByText(/\d+ hits/).first(),
  },
  {
    name: 'progress without a connection',
    path: '/progress',
    act: async (page) => {
      await page.route('**/api/progress**', (route) => route.abort('internetdisconnected'));
      await page.reload();
    },
    shows: (page) => page.getByText(/^You seem to be offline\./),
  },
  {
    name: 'the conversations about a book',
    path: '/chat/{book}',
    act: (page) => button(page, 'Conversations').click(),
    shows: dialog,
    floating: true,
  },
  {
    name: 'the quiz configuration',
    path: '/quiz/config/{book}',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Some pages' }).check();
    },
    shows: (page) => page.getByRole('spinbutton').nth(4),
  },
  {
    name: 'a quiz',
    path: '/quiz/{quiz}',
    act: (page) => page.getByRole('radio').first().check(),
    shows: heading('Knowledge Quiz'),
  },
  { name: 'no quiz', path: '/quiz/no-such-quiz', shows: heading('Quiz not found') },
  { name: 'progress', path: '/progress', shows: (page) => page.getByRole('heading', { name: 'Coverage' }) },
  { name: 'an attempt', path: '/progress/attempt/{attempt}', shows: (page) => page.getByText('Your answer').first() },
  {
    name: 'a revision chat',
    path: '/revisechat',
    act: (page) => button(page, /^How am I doing\?/).click(),
    shows: (page) => page.getByRole('log').getByText('How am I doing?'),
  },
  {
    name: 'the settings',
    path: '/settings',
    act: (page) => button(page, 'Change email').click(),
    shows: heading('Settings'),
  },
  {
    name: 'the question before deleting the account',
    path: '/settings',
    act: (page) => button(page, 'Delete my account…').click(),
    shows: dialog,
    floating: true,
  },
];

function looksGood({ name, path, act, shows, floating }: Screen): void {
  test(name, async ({ page, studied }) => {
    const ids = { book: studied.book.id, quiz: studied.quiz.quiz_id, attempt: studied.attempt };
    await page.goto(path.replace(/\{(book|quiz|attempt)\}/, (_, id: keyof typeof ids) => ids[id]));
    await act?.(page);
    await expect(shows(page)).toBeVisible();
    await expectGoodLooks(page, floating ? { without: ['region'] } : {});
  });
}

test.describe('to a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });
  for (const screen of PUBLIC) looksGood(screen);
});

test.describe('to a student', () => {
  test.use({ expectedErrors: [/status of 404|Could not load|ERR_INTERNET_DISCONNECTED/] });
  for (const screen of OWN) looksGood(screen);

  test('a marked quiz', async ({ page, studied: { student, book } }) => {
    const { body } = await student.call('quiz.generate', {
      query: { pdf_id: book.id, mcq: '2', saq: '1', laq: '1' },
    });
    await page.goto(`/quiz/${body.quiz_id}`);
    await page.getByRole('radio').first().check();
    await page.getByRole('textbox').first().fill('A store that holds a few things for seconds.');
    await button(page, 'Submit Quiz').click();
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
