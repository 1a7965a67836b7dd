/**
 * `npm run screenshots`: the README's pictures, into docs/screenshots/. `npm run screenshots -- /progress /chat/{book}` takes
 * those screens instead, into .cache/screenshots/, for looking at: each at two widths, light and dark, as the demo student
 * sees it (`visitor:/about`: as a visitor does). From emulators of its own with the demo data; `{book}` is the coursebook.
 * `npm run screenshots -- --studied [FOLDER [SCREEN…]]` takes every screen (or those) at three widths as a student of two
 * months sees it, with the PDFs of that folder among the books.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { signIn } from './demo/student.ts';
import { findBrowser } from './lib/browser.ts';
import { currentBuild } from './lib/builds.ts';
import { type Emulators, startEmulators } from './lib/emulators.ts';
import { ROOT } from './lib/prepare.mjs';
import { step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { PRISTINE } from './lib/student-data.ts';
import { sessionOf, settled, toWebp } from './screenshots/camera.ts';
import { remembering } from './screenshots/memory.ts';
import { SCREENS } from './screenshots/screens.ts';
import { study } from './screenshots/studied.ts';

const DESKTOP = { viewport: { width: 1366, height: 860 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const VIEWS = {
  'desktop-light': { ...DESKTOP, colorScheme: 'light' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark' },
  'phone-light': { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
} as const;
const TABLET = { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 };
/** What every screen is looked at through. */
const STUDIED_VIEWS = {
  ...VIEWS,
  'tablet-light': { ...TABLET, colorScheme: 'light' },
  'tablet-dark': { ...TABLET, colorScheme: 'dark' },
} as const;
type View = keyof typeof VIEWS;
const ALL_VIEWS: readonly View[] = ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'];

interface Shot {
  name: string;
  route: string;
  visitor?: boolean;
  /** Left out: all four. */
  views?: readonly View[];
  /** What to do on the screen before the picture. */
  act?: (page: Page) => Promise<void>;
}

/** Asks the book, then has the first citation shown on its page. */
async function askAndShow(page: Page): Promise<void> {
  await page.getByLabel('Your question').fill('What is the spacing effect?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('button', { name: /show in book/ })
    .first()
    .waitFor();
  await settled(page);
  await page
    .getByRole('button', { name: /show in book/ })
    .last()
    .click();
  await page.locator('[data-mark]').first().waitFor();
}

/** Has a quiz written, answers its first question, and hands it in. */
async function takeQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Quiz' }).click();
  await page.getByRole('heading', { name: 'Knowledge Quiz' }).waitFor();
  await page.getByRole('radio').first().check();
  await page.getByRole('textbox').first().fill('It is the amount of working memory that a task uses at one moment.');
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
}

/** What the README shows. */
const README_SHOTS: readonly Shot[] = [
  { name: 'landing', route: '/', visitor: true, views: ['desktop-light'] },
  { name: 'dashboard', route: '/', views: ['desktop-light', 'phone-dark'] },
  { name: 'chat', route: '/chat/{book}', views: ['desktop-light', 'phone-dark'], act: askAndShow },
  { name: 'quiz', route: '/quiz/config/{book}', views: ['desktop-light', 'phone-light'], act: takeQuiz },
  { name: 'progress', route: '/progress', views: ['desktop-light'] },
];

/** How long a screen has for each step, on a machine with much else to do, and how often it is begun anew. */
const PATIENCE_MS = 90_000;
const TRIES = 2;

const MAX_BYTES = 150_000;

/** `/chat/{book}` → `chat-book`, `/` → `home`. */
function shotOf(argument: string): Shot {
  const [, visitor, route = '/'] = /^(visitor:)?(.*)$/.exec(argument) ?? [];
  const name = route.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'home';
  return { name: visitor ? `visitor-${name}` : name, route, visitor: Boolean(visitor) };
}

async function take(browser: Browser, suite: Emulators, shots: readonly Shot[], folder: string): Promise<void> {
  const [book] = await (await signIn(suite)).call('upload.list');
  const session = await sessionOf(browser, suite.url);
  const darkroom = await browser.newPage();
  for (const { name, route, visitor, act, views = ALL_VIEWS } of shots) {
    for (const view of views) {
      const context = await browser.newContext({
        ...VIEWS[view],
        ...(visitor ? {} : { storageState: session }),
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log(`    ${name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') console.log(`    ${name}: ${message.text()}`);
      });
      await page.goto(suite.url + route.replace('{book}', book?.id ?? ''));
      await settled(page);
      await act?.(page);
      await settled(page);
      const bytes = await toWebp(darkroom, await page.screenshot());
      const file = join(folder, `${name}-${view}.webp`);
      writeFileSync(file, bytes);
      const note = bytes.length > MAX_BYTES ? ', too large for the README' : '';
      console.log(`    ${relative(ROOT, file)} (${Math.round(bytes.length / 1000)} kB${note})`);
      await context.close();
    }
  }
}

/** Every screen of a student of two months, or those of these names. */
async function takeStudied(
  browser: Browser,
  suite: Emulators,
  from: string | undefined,
  names: string[],
  to: string,
  through: readonly string[],
) {
  const student = await signIn(suite);
  const studied = await step('Studying for two months', () => study(suite, student, from));
  const session = remembering(await sessionOf(browser, suite.url), studied);
  const untaken: string[] = [];
  const screens = names.length > 0 ? names.flatMap((name) => SCREENS.filter((one) => one.name === name)) : SCREENS;
  for (const { name, route, visitor, act } of screens) {
    // Two views side by side: much of the time goes into waiting for what is tried again by itself.
    const views = Object.entries(STUDIED_VIEWS).filter(([view]) => through.length === 0 || through.includes(view));
    const next = async (): Promise<void> => {
      for (let one = views.shift(); one; one = views.shift()) {
        const [view, look] = one;
        const file = join(to, `${name}-${view}.png`);
        for (let left = TRIES; left > 0; left -= 1) {
          const context = await browser.newContext({
            ...look,
            ...(visitor ? {} : { storageState: session }),
            reducedMotion: 'reduce',
            locale: 'en-GB',
            timezoneId: 'Europe/Berlin',
          });
          context.setDefaultTimeout(PATIENCE_MS);
          const page = await context.newPage();
          try {
            await page.goto(suite.url + route(studied));
            await settled(page);
            await act?.(page, view.startsWith('phone'), studied);
            await settled(page);
            writeFileSync(file, await page.screenshot());
            left = 0;
          } catch (error) {
            console.log(`    ${name} (${view}): ${error instanceof Error ? error.message.split('\n')[0] : error}`);
            // A picture of a screen that is not there yet would be judged as if it were.
            rmSync(file, { force: true });
            if (left === 1) untaken.push(`${name}-${view}`);
          }
          await context.close();
        }
      }
    };
    await Promise.all([next(), next()]);
    console.log(`    ${name}`);
  }
  if (untaken.length > 0) throw new Error(`Not taken: ${untaken.join(', ')}`);
}

await runUntilStopped(async (stopped) => {
  const { values, positionals } = parseArgs({
    options: {
      studied: { type: 'boolean', default: false },
      views: { type: 'string', default: '' },
      to: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [books, ...names] = positionals;
  const asked = values.studied ? [] : positionals.map(shotOf);
  const chosen = values.studied || asked.length > 0;
  const folder = values.to ?? join(ROOT, ...(chosen ? ['.cache', 'screenshots'] : ['docs', 'screenshots']));
  mkdirSync(folder, { recursive: true });
  const build = await step('Building the site and the functions', () => currentBuild());
  const suite = await step('Starting emulators with the demo data', () =>
    startEmulators({ build, importFrom: PRISTINE, signal: stopped }),
  );
  try {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--disable-gpu', '--disable-dev-shm-usage'],
      // The fields for dates and numbers follow the browser's own language, not the page's.
      env: { ...process.env, LC_ALL: 'en_GB.UTF-8' },
    });
    const work = values.studied
      ? takeStudied(browser, suite, books, names, folder, values.views.split(',').filter(Boolean))
      : take(browser, suite, asked.length > 0 ? asked : README_SHOTS, folder);
    await work.finally(() => browser.close());
  } finally {
    await suite.stop();
  }
});
