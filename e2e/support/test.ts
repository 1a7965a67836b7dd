/**
 * Playwright's `test` with this project's guards: a test fails when the page reports an error that it did not announce, or
 * asks anyone but the emulators for anything.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { type Account, newAccount } from './accounts.ts';
import { hasStudied, type Studied } from './study.ts';

interface Guards {
  /** Console errors that this test provokes on purpose: `test.use({ expectedErrors: [/401/] })`. */
  expectedErrors: RegExp[];
  /** Foreign addresses that this test stands in for or lets pass. */
  expectedRequests: RegExp[];
  account: Account;
}

export const test = base.extend<Guards, { studied: Studied }>({
  // Named here, though few tests have it: tests with another worker's fixtures get processes and browsers of their own.
  studied: [hasStudied, { scope: 'worker', timeout: 120_000 }],
  expectedErrors: [[], { option: true }],
  expectedRequests: [[], { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.FOLIO_URL),
  account: async ({ browserName: _ }, use) => use(await newAccount()),
  page: async ({ page, expectedErrors, expectedRequests }, use) => {
    const complaints = watch(page, expectedErrors, expectedRequests);
    await use(page);
    // A screen may be asking for something when its test ends: a reply that a test changes would then find nobody to give it to.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints, 'what the page complained of').toEqual([]);
  },
});

export { type Account, newAccount, signIn } from './accounts.ts';
export { expect };

function watch(page: Page, errors: RegExp[], requests: RegExp[]): string[] {
  const complaints: string[] = [];
  const complain = (text: string, expected: RegExp[]) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`, errors);
  });
  page.on('pageerror', (error) => complain(error.stack ?? error.message, errors));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complain(`asked ${request.url()}`, requests);
  });
  return complaints;
}
