/** How pictures are taken: who looks, through which window, when the screen is still, and in which format. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEMO_STUDENT } from '../demo/student.ts';

/** What a browser keeps of the student who signed in. */
export type Session = NonNullable<BrowserContextOptions['storageState']>;

const QUIET_MS = 700;
const WEBP_QUALITY = 0.9;

/** Signs in by the login modal; what the browser then remembers lets every other window in. */
export async function sessionOf(browser: Browser, url: string): Promise<Session> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 860 } });
  await page.goto(url);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO_STUDENT.email);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_STUDENT.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Waits until the screen is there, says nowhere that it is loading or busy, and has not changed for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  const waiting = [
    page.getByText(/^(pdf is )?(loading|looking for|opening)\b/i).filter({ visible: true }),
    page.getByRole('status', { name: /loading|opening/i }),
    page.locator('[aria-busy="true"]:visible'),
    page.locator('[data-page-awaited]:visible'),
  ];
  for (const sign of waiting) await sign.first().waitFor({ state: 'hidden' });
  await page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((quiet) => {
      let timer = setTimeout(quiet, quietMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(quiet, quietMs);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, QUIET_MS);
}

/** A tenth of the PNG's bytes, by the browser's own encoder. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/webp', quality }));
      await new Promise((done) => reader.addEventListener('load', done));
      return String(reader.result);
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
