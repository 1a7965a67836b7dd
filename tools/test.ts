/**
 * `npm test`: everything that decides about a change. `npm run test:release` (the argument `release`): what takes longer,
 * load, kills, looks, the packed functions and big uploads. It builds once and starts emulators of its own on free ports,
 * so it can run beside `npm start` and beside itself. Its last line counts: `N passed, N failed, N skipped`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from './lib/builds.ts';
import { checks } from './lib/checks.ts';
import { type Emulators, startEmulators } from './lib/emulators.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { PRISTINE } from './lib/student-data.ts';
import { Tester } from './lib/test-steps.ts';
import { warmUp } from './lib/warm-up.ts';

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
    const [suite] = await Promise.all([tester.doing('build and start the emulators', startSuite), alone(tester)]);
    await within(suite, async (env) => {
      // One after another: the rules tests put rules of their own in force for a moment.
      await tester.vitest(['rules'], env);
      await tester.vitest(['integration'], env);
      await tester.playwright('journeys', env);
    });
  }

  async function release(): Promise<void> {
    const suite = await tester.doing('build and start the emulators', startSuite);
    await within(suite, async (env) => {
      await tester.vitest(['release'], env);
      await tester.playwright('release', env);
    });
  }

  async function startSuite() {
    const demo = existsSync(join(PRISTINE, 'firebase-export-metadata.json')) ? { importFrom: PRISTINE } : {};
    const suite = await startEmulators({ build: await currentBuild(), ...demo, signal: stopped });
    await warmUp(suite.url);
    return suite;
  }
});

/** Does something with the suite, if it has started, and stops it. */
async function within(suite: Emulators | undefined, work: (env: Record<string, string>) => Promise<void>) {
  if (suite === undefined) return;
  try {
    await work(suite.env);
  } finally {
    await suite.stop();
  }
}

/** What needs no emulators, while they start. */
async function alone(tester: Tester): Promise<void> {
  for (const check of checks) await tester.check(check);
  await tester.vitest(['unit', 'model', 'web']);
  await tester.vitest(['machine']);
}
