import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = import.meta.dirname;
const emulators = ['tools/testing/emulators-for-vitest.ts'];

/** Test files that stand in for a module: each needs its modules to itself. */
const mocking = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT }).filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('vi.mock('));

/** Tests that stand in for the database of the process, or for a module. */
const ALONE = [...mocking('functions/src/**/*.test.ts', 'tools/**/*.test.ts'), 'tools/indexes/indexes.test.ts'];
const WEB_TESTS = ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'];
const WEB_MOCKING = mocking(...WEB_TESTS.map((pattern) => `web/${pattern}`)).map((file) => relative('web', file));

/** Of those against emulators: what they count is counted over all students, so each has a database of its own. */
const OWN_DATABASE = ['allowances', 'reading-queue'].map((name) => `functions/test/integration/${name}.test.ts`);

/** What takes minutes and decides about releases, not about each change: `npm run test:release`. */
const RELEASE = '**/*.release.test.ts';

/** A second, the usual limit of waiting, is too short on a busy machine (tools/testing/patience.ts). */
const PATIENCE = { poll: { timeout: 15_000 } };
const patient = join(ROOT, 'tools/testing/patience.ts');

/** `unit`, `alone`, `web` and `web-mocking` need nothing, `machine` and `machine-release` start npm and whole programs; `rules` and `integration` run against emulators, started if none are named. */
export default defineConfig({
  test: {
    root: ROOT,
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENCE,
          root: ROOT,
          include: ['functions/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/machine/**', ...ALONE],
          environment: 'node',
          setupFiles: [patient, 'tools/testing/properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // The same modules for all files of a worker: half of the time went into loading them again (69 to 36 s of CPU).
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ALONE,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: join(ROOT, 'web', 'vite.config.ts'),
        root: join(ROOT, 'web'),
        test: {
          name: 'web',
          expect: PATIENCE,
          root: join(ROOT, 'web'),
          include: WEB_TESTS,
          exclude: WEB_MOCKING,
          environment: 'jsdom',
          setupFiles: [patient, 'src/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // As above; a page of jsdom's for each file took a fifth of the time.
          isolate: false,
        },
      },
      {
        extends: join(ROOT, 'web', 'vite.config.ts'),
        root: join(ROOT, 'web'),
        test: {
          name: 'web-mocking',
          expect: PATIENCE,
          root: join(ROOT, 'web'),
          include: WEB_MOCKING,
          environment: 'jsdom',
          setupFiles: [patient, 'src/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // A page for each file, made in half the time that a process for each takes.
          pool: 'vmThreads',
        },
      },
      {
        test: {
          name: 'machine',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ['tools/machine/**/*.test.ts'],
          exclude: [RELEASE],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'machine-release',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ['tools/machine/**/*.release.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'rules',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ['functions/test/rules/**/*.test.ts'],
          globalSetup: emulators,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'integration',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ['functions/test/integration/**/*.test.ts'],
          exclude: [RELEASE, ...OWN_DATABASE],
          globalSetup: emulators,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // As above; and a book that one file had read is there for the next.
          isolate: false,
        },
      },
      {
        test: {
          name: 'own-database',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: OWN_DATABASE,
          globalSetup: emulators,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'release',
          expect: PATIENCE,
          setupFiles: [patient],
          root: ROOT,
          include: ['functions/test/integration/**/*.release.test.ts'],
          globalSetup: emulators,
          testTimeout: 300_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
