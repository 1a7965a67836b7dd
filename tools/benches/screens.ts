/**
 * Bench: how soon screens are there for a student who comes back, on a slow line. Emulators of their own with the demo data; a
 * first visit leaves what visits leave, then each screen is opened anew with an empty HTTP cache (or, `--warm`, with a full one) on
 * slow 4G (150 ms, 1.6 Mbit/s down) as a phone of a quarter of this machine's speed would, the book at this machine's speed.
 *
 *   node tools/run.mjs bench screens -- [--runs 5] [--warm] [--site FOLDER]
 *
 * The last line is JSON, medians by screen: lcp and first (ms; what was waited for is to be seen), live (ms; the app answers),
 * shift (cumulative layout shift), kB. `--site` measures another build of the site, for a figure before and after.
 */
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { signIn } from '../demo/student.ts';
import { findBrowser } from '../lib/browser.ts';
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { runUntilStopped } from '../lib/stopping.ts';
import { PRISTINE } from '../lib/student-data.ts';
import { sessionOf } from '../screenshots/camera.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, warm: { type: 'boolean' }, site: { type: 'string' } },
});
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const MOST_MS = 60_000;

interface Case {
  name: string;
  path: string;
  look: BrowserContextOptions;
  /** How many times slower than this machine. */
  slower: number;
  /** What is waited for. */
  first: string;
}

const casesOf = (book: string): readonly Case[] => [
  { name: 'dashboard', path: '/', look: PHONE, slower: 4, first: 'ul[aria-labelledby="materials"] > li' },
  { name: 'config', path: `/quiz/config/${book}`, look: PHONE, slower: 4, first: 'input[type=number]' },
  { name: 'chat', path: `/chat/${book}`, look: DESK, slower: 1, first: '[data-page] canvas, [data-first-page]' },
  { name: 'page drawn', path: `/chat/${book}`, look: DESK, slower: 1, first: '[data-page] canvas' },
];

interface Figures {
  lcp: number;
  first: number;
  live: number;
  shift: number;
}

declare global {
  interface Window {
    figures: Figures;
  }
}

/** Notes in the page itself what is seen when. */
function watch(wanted: string): void {
  window.figures = { lcp: 0, first: 0, live: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.figures.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // Chromium's own entry type, which the library does not know.
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) window.figures.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = document.querySelector(wanted);
    if (found) window.figures.first ||= performance.now();
    if (found && !found.closest('[inert]')) window.figures.live ||= performance.now();
    if (window.figures.live === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(page: Page, url: string, { path, slower, first }: Case) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, first);
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.figures?.live > 0, null, { timeout: MOST_MS });
  await page.waitForTimeout(2_000);
  return { ...(await page.evaluate(() => window.figures)), kB: bytes / 1_000 };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

await runUntilStopped(async (stopped) => {
  const build = await currentBuild();
  const site = values.site ?? build.webDir;
  const suite = await startEmulators({ build: { ...build, webDir: site }, importFrom: PRISTINE, signal: stopped });
  try {
    const [book] = await (await signIn(suite)).call('upload.list');
    const cases = casesOf(book?.id ?? '');
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
    const results: Record<string, Record<string, number>> = {};
    let session = await sessionOf(browser, suite.url);
    for (const { name, path, look, first } of cases) {
      const context = await browser.newContext({ ...look, storageState: session });
      const page = await context.newPage();
      await page.goto(suite.url + path);
      await page.locator(first).first().waitFor();
      await page.waitForTimeout(4_000);
      session = await context.storageState();
      await context.close();
      console.log(`    visited: ${name}`);
    }
    for (const one of cases) {
      const runs = new Map<string, number[]>();
      for (let i = 0; i < Number(values.runs); i += 1) {
        const context = await browser.newContext({ ...one.look, storageState: session });
        if (values.warm) {
          const before = await context.newPage();
          await before.goto(suite.url + one.path, { waitUntil: 'networkidle' });
          await before.close();
        }
        const found = await measure(await context.newPage(), suite.url, one);
        for (const [what, figure] of Object.entries(found)) runs.set(what, [...(runs.get(what) ?? []), figure]);
        await context.close();
      }
      results[one.name] = Object.fromEntries(
        [...runs].map(([what, found]) => [what, Number(median(found).toFixed(what === 'shift' ? 3 : 0))]),
      );
    }
    await browser.close();
    console.log(JSON.stringify(results));
  } finally {
    await suite.stop();
  }
});
