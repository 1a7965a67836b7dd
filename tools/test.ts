/**
 * `npm test`: everything that decides about a change. `npm run test:release` (the argument `release`): what takes longer,
 * load, kills, looks, the packed functions and big uploads. It builds once and starts emulators of its own on free ports,
 * so it can run beside `npm start` and beside itself. Its last line counts: `N passed, N failed, N skipped`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './lib/checks.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { Tester } from './lib/test-steps.ts';
import { startSuite, type TestSuite } from './testing/suite.ts';

await runUntilStopped(async (stopped) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-test-'));
  const tester = new Tester(folder, stopped);
  try {
    await (process.argv[2] === 'release' ? release() : everyChange());
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
