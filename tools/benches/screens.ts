/**
 * Bench: how soon screens are there for a student who comes back, on a slow line. Emulators of their own with the demo data; a
 * first visit leaves what visits leave, then each screen is opened anew with an empty HTTP cache (or, `--warm`, with a full one) on
 * slow 4G (150 ms, 1.6 Mbit/s down) as a phone of a quarter of this machine's speed would, the book at this machine's speed.
 *
 *   node tools/run.mjs bench screens [--runs 5] [--warm] [--site FOLDER]
 *
 * Then, as fast as the machine is: how far things move on each screen (`screens/steady.ts`), and how long a page turn takes
 * (`screens/turn.ts`).
 *
 * Screens take turns, so that a busy machine slows all alike; an opening that fails is told and left out. Rows are medians; the last
 * line is JSON, by screen: lcp and first (ms; what was waited for is to be seen), live (ms; the app answers), shift (cumulative
 * layout shift), kB, runs. `--site` measures another build of the site, for a figure before and after.
 */
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { signIn } from '../demo/student.ts';
import { findBrowser } from '../lib/browser.ts';
import { currentBuild } from '../lib/builds.ts';
import { startEmulators } from '../lib/emulators.ts';
import { runUntilStopped } from '../lib/stopping.ts';
import { PRISTINE } from '../lib/student-data.ts';
import { sessionOf } from '../screenshots/camera.ts';
import { print, type Row } from './lib/bench.ts';
import { DESK, MOST_MS, measure, medians, PHONE } from './screens/slow-line.ts';
import { steadiness } from './screens/steady.ts';
import { turning } from './screens/turn.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, warm: { type: 'boolean' }, site: { type: 'string' } },
});
interface Case {
  name: string;
  path: string;
  look: BrowserContextOptions;
  /** How many times slower than this machine. */
  slower: number;
  /** What is waited for. */
  first: string;
  /** The first visit leaves replies on the device, which the next one begins with. */
  kept?: true;
  /** Nothing was ever opened on this device but the log-in. */
  fresh?: true;
  /** The figures that have a goal, and the goal. */
  goals: Readonly<Partial<Record<'lcp' | 'first' | 'shift', string>>>;
}

const casesOf = (book: string): readonly Case[] => [
  {
    name: 'first sign-in',
    path: '/',
    look: PHONE,
    slower: 4,
    first: 'ul[aria-labelledby="materials"] > li',
    fresh: true,
    goals: { first: '2,000', shift: '.02' },
  },
  {
    name: 'dashboard',
    path: '/',
    look: PHONE,
    slower: 4,
    first: 'ul[aria-labelledby="materials"] > li',
    kept: true,
    goals: { lcp: '1,800', first: '2,500', shift: '.02' },
  },
  {
    name: 'config',
    path: `/quiz/config/${book}`,
    look: PHONE,
    slower: 4,
    first: 'input[type=number]',
    kept: true,
    goals: { lcp: '1,800', first: '2,500', shift: '.02' },
  },
  {
    name: 'chat',
    path: `/chat/${book}`,
    look: DESK,
    slower: 1,
    first: '[data-page] canvas, [data-first-page]',
    goals: { first: '5,000' },
  },
  {
    name: 'page drawn',
    path: `/chat/${book}`,
    look: DESK,
    slower: 1,
    first: '[data-page] canvas',
    goals: { first: '5,000', shift: '.02' },
  },
];

const UNMEASURED = 'no anchor: milliseconds on slow 4G';

/** A screen's rows: what was measured of what has a goal. */
const rowsOf = (name: string, results: Record<string, number> | undefined, goals: Case['goals']): Row[] =>
  Object.entries(goals).map(([figure, goal]) => ({
    what: `${name}: ${figure}, demo data (${results?.runs ?? 0} runs)`,
    ours: results?.[figure] ?? Number.NaN,
    anchor: null,
    by: UNMEASURED,
    goal,
  }));

/** Whether this browser has kept replies for the next visit (`web/src/lib/kept.ts`). */
const isKept = () => Object.keys(localStorage).some((key) => key.startsWith('folio:kept:'));

await runUntilStopped(async (stopped) => {
  const build = await currentBuild();
  const site = values.site ?? build.webDir;
  const suite = await startEmulators({ build: { ...build, webDir: site }, importFrom: PRISTINE, signal: stopped });
  try {
    const student = await signIn(suite);
    const [book] = await student.call('upload.list');
    const cases = casesOf(book?.id ?? '');
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] });
    const loggedIn = await sessionOf(browser, suite.url);
    let session = loggedIn;
    const opened = async (look: BrowserContextOptions, state = session) => {
      const context = await browser.newContext({ ...look, storageState: state });
      context.setDefaultTimeout(MOST_MS);
      return context;
    };
    for (const { name, path, look, first, kept, fresh } of cases) {
      if (fresh) continue;
      const context = await opened(look);
      const page = await context.newPage();
      await page.goto(suite.url + path);
      await page.locator(first).first().waitFor();
      if (kept) await page.waitForFunction(isKept);
      await page.waitForTimeout(4_000);
      session = await context.storageState();
      await context.close();
      console.log(`    visited: ${name}`);
    }
    const found = new Map<string, Record<string, number>[]>();
    for (const turn of Array(Number(values.runs)).keys()) {
      for (const one of cases) {
        const context = await opened(one.look, one.fresh ? loggedIn : session);
        try {
          if (values.warm) {
            const before = await context.newPage();
            await before.goto(suite.url + one.path, { waitUntil: 'networkidle' });
            await before.close();
          }
          const figures = await measure(await context.newPage(), suite.url, one);
          found.set(one.name, [...(found.get(one.name) ?? []), figures]);
        } catch (error) {
          console.log(`    not measured: ${one.name}, turn ${turn + 1}: ${String(error).split('\n')[0]}`);
        } finally {
          await context.close();
        }
      }
    }
    const results = Object.fromEntries([...found].map(([name, runs]) => [name, medians(runs)]));
    const rows = cases.flatMap(({ name, goals }) => rowsOf(name, results[name], goals));
    const { attempts } = await student.call('progress.get');
    const done = attempts[0] ? [`/progress/attempt/${attempts[0].attempt_id}`] : [];
    const own = ['/', ...cases.map(({ path }) => path), '/progress', ...done, '/revisechat', '/review', '/settings'];
    const paths = [...new Set([...own, `/videos/${book?.id}`])].map((path) => ({
      path,
      name: path.replace(book?.id ?? '', 'book').replace(/attempt\/.*/, 'attempt'),
      session,
    }));
    rows.push(...(await steadiness(browser, suite.url, [{ path: '/', name: 'landing' }, ...paths])));
    const context = await opened(DESK);
    const page = await context.newPage();
    await page.goto(`${suite.url}/chat/${book?.id}`);
    await page.locator('[data-page] canvas').first().waitFor();
    rows.push(...(await turning(page)));
    await browser.close();
    print(rows);
    console.log(JSON.stringify(results));
  } finally {
    await suite.stop();
  }
});
