/**
 * `npm run pictures`: the icons and the picture for those who share a link, into web/public/. The icons come from our own
 * `favicon.svg`, the card from the landing page as it is built; run it when either has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from './lib/browser.ts';
import { buildWeb } from './lib/builds.ts';
import { ROOT } from './lib/prepare.mjs';
import { step } from './lib/say.ts';

const PUBLIC = join(ROOT, 'web', 'public');
/** The paper of the icon, as in the SVG: what fills a corner that a phone doesn't cut off. */
const GREEN = '#1f5c4d';
/** The size that link previews are made for. */
const CARD = { width: 1200, height: 630 };
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Icon {
  file: string;
  size: number;
  /** Square to its edges, for systems that cut it to their own shape; its page lies well in the middle that all of them show. */
  square?: boolean;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, square: true },
  { file: 'apple-touch-icon.png', size: 180, square: true },
];

function keep(file: string, bytes: Buffer): void {
  writeFileSync(join(PUBLIC, file), bytes);
  console.log(`    web/public/${file} (${Math.round(bytes.length / 100) / 10} kB)`);
}

async function takeIcons(page: Page): Promise<void> {
  const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  for (const { file, size, square } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>html, body { margin: 0; height: 100%; display: grid; place-items: center; overflow: hidden;
        background: ${square ? GREEN : 'transparent'} } svg { width: 100%; height: 100% }</style>${svg}`,
    );
    keep(file, await page.screenshot({ omitBackground: true }));
  }
}

/** The top of the landing page without its button: name, sentence, and the book with its marked words. */
async function takeCard(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage({ viewport: CARD, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(site, pathname === '/' ? 'index.html' : pathname);
    const contentType = TYPES[extname(file)];
    return contentType ? route.fulfill({ path: file, contentType }) : route.fulfill({ status: 404, body: '' });
  });
  await page.goto('http://folio.test/');
  await page.addStyleTag({ content: '[data-opens-login], [data-opens-login] ~ * { visibility: hidden }' });
  await page.evaluate(() => document.fonts.ready);
  keep('social.png', await page.screenshot());
}

const site = join(ROOT, '.cache', 'pictures');
await step('Building the site', () => buildWeb(site));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  await takeIcons(await browser.newPage());
  await takeCard(browser, site);
} finally {
  await browser.close();
}
