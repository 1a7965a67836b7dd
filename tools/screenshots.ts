/**
 * `npm run screenshots`: the README's pictures, into docs/screenshots/. `npm run screenshots -- /progress /chat/{book}` takes
 * those screens instead, into .cache/screenshots/, for looking at: each at two widths, light and dark, as the demo student
 * sees it (`visitor:/about`: as a visitor does). From emulators of its own with the demo data; `{book}` is the coursebook.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_STUDENT, signIn } from './demo/student.ts';
import { findBrowser } from './lib/browser.ts';
import { currentBuild } from './lib/builds.ts';
import { type Emulators, startEmulators } from './lib/emulators.ts';
import { ROOT } from './lib/prepare.mjs';
import { step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { PRISTINE } from './lib/student-data.ts';

const DESKTOP = { viewport: { width: 1366, height: 860 }, deviceScaleFactor: 1 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const VIEWS = {
  'desktop-light': { ...DESKTOP, colorScheme: 'light' },
  'desktop-dark': { ...DESKTOP, colorScheme: 'dark' },
  'phone-light': { ...PHONE, colorScheme: 'light' },
  'phone-dark': { ...PHONE, colorScheme: 'dark' },
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

const QUIET_MS = 700;
const MAX_BYTES = 150_000;
const WEBP_QUALITY = 0.9;

/** `/chat/{book}` → `chat-book`, `/` → `home`. */
function shotOf(argument: string): Shot {
  const [, visitor, route = '/'] = /^(visitor:)?(.*)$/.exec(argument) ?? [];
  const name = route.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'home';
  return { name: visitor ? `visitor-${name}` : name, route, visitor: Boolean(visitor) };
}

/** Signs in by the login modal; what the browser then remembers lets every other window in. */
async function sessionOf(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Start Learning Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO_STUDENT.email);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_STUDENT.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Waits until the screen is there, says nowhere that it is loading or busy, and has not changed for a moment. */
async function settled(page: Page, visitor = false): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  if (!visitor) await page.getByRole('button', { name: 'Account menu' }).waitFor();
  const waiting = [
    page.getByText(/^(pdf is )?loading\b/i).filter({ visible: true }),
    page.getByRole('status', { name: /loading/i }),
    page.locator('[aria-busy="true"]:visible'),
  ];
  for (const sign of waiting) await sign.first().waitFor({ state: 'hidden' });
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((quiet) => {
      let timer = setTimeout(quiet, quietMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(quiet, quietMs);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, QUIET_MS);
}

/** A tenth of the PNG's bytes, by the browser's own encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality }));
      await new Promise((done) => reader.addEventListener('load', done));
      return String(reader.result);
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
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
      await settled(page, visitor);
      await act?.(page);
      await settled(page, visitor);
      const bytes = await toWebp(darkroom, await page.screenshot());
      const file = join(folder, `${name}-${view}.webp`);
      writeFileSync(file, bytes);
      const note = bytes.length > MAX_BYTES ? ', too large for the README' : '';
      console.log(`    ${relative(ROOT, file)} (${Math.round(bytes.length / 1000)} kB${note})`);
      await context.close();
    }
  }
}

await runUntilStopped(async (stopped) => {
  const asked = process.argv.slice(2).map(shotOf);
  const folder = asked.length > 0 ? join(ROOT, '.cache', 'screenshots') : join(ROOT, 'docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const build = await step('Building the site and the functions', () => currentBuild());
  const suite = await step('Starting emulators with the demo data', () =>
    startEmulators({ build, importFrom: PRISTINE, signal: stopped }),
  );
  try {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--disable-gpu', '--disable-dev-shm-usage'],
    });
    await take(browser, suite, asked.length > 0 ? asked : README_SHOTS, folder).finally(() => browser.close());
  } finally {
    await suite.stop();
  }
});
