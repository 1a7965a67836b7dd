/**
 * `npm test`: everything that decides about a change. `npm test -- units`, `-- integration 1/2` and `-- journeys 1/3` are parts of
 * it, for machines that work side by side: together they are all of it. `npm run test:release` (the argument `release`): what
 * takes longer, load, kills, looks, the packed functions and big uploads. `npm run test:browsers` (`browsers`): the main journeys in
 * Firefox and WebKit. It builds once and starts emulators of its own on free
 * ports, so it can run beside `npm start` and beside itself. Its last line counts: `N passed, N failed, N skipped`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './lib/checks.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { Tester } from './lib/test-steps.ts';
import { startSuite, type TestSuite } from './testing/suite.ts';

const SHARD = /^\d+\/\d+$/;
const PARTS =
  'There are: units, integration [1/2], journeys [1/3], release, browsers; without a name, everything that decides about a change.';

await runUntilStopped(async (stopped) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-test-'));
  const tester = new Tester(folder, stopped);
  try {
    const [part, shard = '1/1'] = process.argv.slice(2);
    if (part === undefined) await everyChange();
    else if (part === 'release') await release();
    else if (part === 'browsers') await otherBrowsers();
    else if (part === 'units') await alone(tester);
    else if (part === 'integration' && SHARD.test(shard)) await integration(shard);
    else if (part === 'journeys' && SHARD.test(shard)) await journeys(shard);
    else await tester.doing('choose a part', async () => Promise.reject(new Error(PARTS)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { passed, failed, skipped } = tester.total;
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (failed > 0) process.exit(1);

  async function everyChange(): Promise<void> {
    // Two rows beside one another, about as long as each other: each waits for processes, disks and clocks half of its time.
    const suite = start();
    const without = alone(tester);
    const withEmulators = suite.then((it) =>
      within(it, async (env) => {
        // Before all others: the rules tests put rules of their own in force for a moment.
        await tester.vitest(['rules'], env);
        await Promise.all([
          tester.vitest(['integration', 'own-database'], env).then(() => tester.vitest(['machine'])),
          without.then(() => tester.playwright('journeys', env)),
        ]);
      }),
    );
    await Promise.all([without, withEmulators]);
  }

  /** What needs the emulators and no browser; the rules and the machine's own tests are of the first shard. */
  async function integration(shard: string): Promise<void> {
    await within(await start(), async (env) => {
      if (shard.startsWith('1/')) await tester.vitest(['rules'], env);
      await tester.vitest(['integration', 'own-database'], env, shard);
    });
    if (shard.startsWith('1/')) await tester.vitest(['machine']);
  }

  async function journeys(shard: string): Promise<void> {
    await within(await start(), (env) => tester.playwright('journeys', env, shard));
  }

  async function otherBrowsers(): Promise<void> {
    await within(await start(), async (env) => {
      await tester.playwright('firefox', env);
      await tester.playwright('webkit', env);
    });
  }

  async function release(): Promise<void> {
    await within(await start(), async (env) => {
      await tester.vitest(['unit'], { FOLIO_SEED: 'random' });
      await tester.vitest(['release'], env);
      await tester.playwright('release', env);
    });
    // Products of their own, which know nothing of the suite's.
    await tester.vitest(['machine-release']);
  }

  function start(): Promise<TestSuite | undefined> {
    return tester.doing('build and start the emulators', () => startSuite({ web: true }, stopped));
  }
});

/** Does something with the suite, if it has started, and stops it. */
async function within(suite: TestSuite | undefined, work: (env: Record<string, string>) => Promise<void>) {
  if (suite === undefined) return;
  try {
    await work(suite.env);
  } finally {
    await suite.stop();
  }
}

/** What needs no emulators of ours. */
async function alone(tester: Tester): Promise<void> {
  for (const check of checks) await tester.check(check);
  await tester.vitest(['unit', 'alone', 'web', 'web-mocking']);
}
