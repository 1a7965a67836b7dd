import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { execa } from 'execa';
import { withLock } from './lock.mjs';
import { Missing, ROOT } from './prepare.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to test with: the one that FOLIO_BROWSER names, Playwright's own where it was downloaded, the one that npm
 * package @sparticuz/chromium carries (Linux, x64), or an installed one. Needs no internet.
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const here = [process.env.FOLIO_BROWSER, chromium.executablePath()].find((path) => path && existsSync(path));
  if (here) return here;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  throw new Missing(
    'No browser was found to test with: install one with npx playwright install chromium and run this again.',
  );
}

/** The packed Chromium, unpacked once into the cache; the package itself unpacks to wherever TMPDIR says. */
async function unpackedChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  // npm's own field, present in every package.
  const { version } = require(join(entry, '..', '..', 'package.json')) as { version: string };
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  const file = join(folder, 'chromium');
  if (existsSync(file)) return file;
  return withLock(join(ROOT, '.cache', 'chromium.lock'), 'Another copy of Folio is unpacking the browser', async () => {
    if (existsSync(file)) return file;
    const growing = `${folder}.part`;
    rmSync(growing, { recursive: true, force: true });
    mkdirSync(growing, { recursive: true });
    const program = 'const { default: packed } = await import(process.argv[1]); await packed.executablePath();';
    await execa(process.execPath, ['--input-type=module', '-e', program, entry], { env: { TMPDIR: growing } });
    renameSync(growing, folder);
    return file;
  });
}
