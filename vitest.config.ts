import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = import.meta.dirname;
const emulators = ['tools/testing/emulators-for-vitest.ts'];

/** Tests that stand in for a module, or for the database of the process: each file needs its modules to itself. */
const MOCKING = [
  'functions/src/study/openai/**/*.test.ts',
  'functions/src/study/engines.test.ts',
  'functions/src/http/identify.test.ts',
  'tools/indexes/indexes.test.ts',
];

/** The same for tests against emulators: its readers take what is due of all students, so it has a database of its own. */
const OWN_DATABASE = ['functions/test/integration/reading-queue.test.ts'];

/** What takes minutes and decides about releases, not about each change: `npm run test:release`. */
const RELEASE = '**/*.release.test.ts';

/** `unit`, `model` and `web` need nothing, `machine` starts npm and whole programs; `rules` and `integration` run against emulators, started if none are named. */
export default defineConfig({
  test: {
    root: ROOT,
    projects: [
      {
        test: {
          name: 'unit',
          root: ROOT,
          include: ['functions/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/machine/**', ...MOCKING],
          environment: 'node',
          testTimeout: 20_000,
          maxWorkers: 2,
          // The same modules for all files of a worker: half of the time went into loading them again (69 to 36 s of CPU).
          isolate: false,
        },
      },
      {
        test: {
          name: 'model',
          root: ROOT,
          include: MOCKING,
          environment: 'node',
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
      {
        extends: join(ROOT, 'web', 'vite.config.ts'),
        root: join(ROOT, 'web'),
        test: {
          name: 'web',
          root: join(ROOT, 'web'),
          include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['src/testing/setup.ts'],
          testTimeout: 20_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'machine',
          root: ROOT,
          include: ['tools/machine/**/*.test.ts'],
          exclude: [RELEASE],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'rules',
          root: ROOT,
          include: ['functions/test/rules/**/*.test.ts'],
          globalSetup: emulators,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          root: ROOT,
          include: ['functions/test/integration/**/*.test.ts'],
          exclude: [RELEASE, ...OWN_DATABASE],
          globalSetup: emulators,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // As above; and a book that one file had read is there for the next.
          isolate: false,
        },
      },
      {
        test: {
          name: 'own-database',
          root: ROOT,
          include: OWN_DATABASE,
          globalSetup: emulators,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'release',
          root: ROOT,
          include: ['functions/test/integration/**/*.release.test.ts', 'tools/machine/**/*.release.test.ts'],
          globalSetup: emulators,
          testTimeout: 300_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
