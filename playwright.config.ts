import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/lib/browser.ts';

/** What takes minutes and decides about releases: whole files, and single tests that are about looks (`{ tag: '@release' }`). */
const RELEASE = /\.release\.spec\.ts|@release/;

/** The main journeys, taken in other browsers too (`npm run test:browsers`). */
const MAIN = /(?:journey|sign-in|dashboard|chat|quiz|progress|revision|review)\.spec\.ts/;

/** Browser tests of whole journeys. The emulators are those of `npm test`, or a suite of their own (see the set-up). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Where a run decides about a change, one press that missed its button on a loaded machine doesn't; it is told (tools/lib/test-steps.ts).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes waits for neither; on a machine with much else to do a quiz took more than ten seconds to write.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.FOLIO_PLAYWRIGHT_JSON
      ? [['json', { outputFile: process.env.FOLIO_PLAYWRIGHT_JSON }] as const]
      : []),
  ],
  projects: [
    { name: 'journeys', grepInvert: RELEASE },
    { name: 'release', grep: RELEASE },
    // Playwright's own, at their own places: npx playwright install firefox webkit.
    ...(['firefox', 'webkit'] as const).map((name) => ({
      name,
      testMatch: MAIN,
      grepInvert: RELEASE,
      use: { ...devices[name === 'firefox' ? 'Desktop Firefox' : 'Desktop Safari'], launchOptions: {} },
    })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: await findBrowser(), args: ['--disable-gpu', '--disable-dev-shm-usage'] },
    trace: 'off',
    screenshot: 'only-on-failure',
    // Each test has a browser of its own, and would fetch all that is kept for offline; those about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  },
});
