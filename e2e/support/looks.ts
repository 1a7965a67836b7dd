import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that the accessibility checker objects to, in either theme. `region` is left to pages without a dialog. */
export async function expectAccessible(page: Page, { without = [] }: { without?: string[] } = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
    expect(violations, `in ${colorScheme}`).toEqual([]);
  }
}

/** The narrowest phone: nothing scrolls sideways. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}
