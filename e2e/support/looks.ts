import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A desk, a tablet held upright, and the narrowest phone. */
const SIZES = [
  { width: 1366, height: 860 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** A desk's window at 200 % zoom. */
const ZOOMED = { width: 683, height: 430 } as const;

interface Options {
  /** Rules that can't hold here: what hangs at the end of the body, as menus and dialogs do, is in no landmark. */
  without?: string[];
}

/**
 * What is on the screen, at every size in light and dark: nothing that the accessibility checker objects to, and nothing
 * that scrolls sideways, at 200 % zoom either. In the dark theme only the colours can differ, so only they are checked again.
 */
export async function expectGoodLooks(page: Page, { without = [] }: Options = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      const checker = new AxeBuilder({ page });
      const rules = colorScheme === 'light' ? checker.disableRules(without) : checker.withRules('color-contrast');
      const { violations } = await rules.analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found, `at ${size.width} px in ${colorScheme}`).toEqual([]);
      await expectNothingSideways(page, size.width);
    }
  }
  await page.setViewportSize(ZOOMED);
  await settled(page);
  await expectNothingSideways(page, ZOOMED.width);
}

/** A journey is taken with every change, and once more for releases: then each of its screens must look well too. */
export const ROUNDS = [
  { and: '', details: {}, looked: async (_: Page) => {} },
  { and: '; it looks well on its way', details: { tag: '@release' }, looked: (page: Page) => expectGoodLooks(page) },
] as const;

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, `sideways at ${width} px`).toBeLessThanOrEqual(width);
}

/** Waits until the new size and colours are painted and whatever they set in motion has come to its end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === 1);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
