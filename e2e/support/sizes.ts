/** A desk's window and a phone's, for journeys that must work on both. */
import type { Page } from '@playwright/test';

export const DESK = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };

/** What must hold on a desk and on a phone of one and the same page, which stays at the size of a desk. */
export async function onBoth(page: Page, holds: () => Promise<void>): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await holds();
  }
}
