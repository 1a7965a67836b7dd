/** What the tests of the specification do on a screen, at either size. */
import type { Page } from '@playwright/test';

/** A button of just this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Holds a call back, so that what is shown meanwhile can be seen. @returns lets it go */
export const held = async (page: Page, call: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(call, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unroute(call);
  };
};
