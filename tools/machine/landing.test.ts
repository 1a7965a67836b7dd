import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { site } from '../../web/src/config/site.ts';
import { currentBuild } from '../lib/builds.ts';
import { ROOT } from '../lib/prepare.mjs';

/** What a page's script imports (`vite/ahead.ts`), by name. */
const ownOf = (page: string) => (/name="folio:ahead"[^>]* data-own="([^"]*)"/.exec(page)?.[1] ?? '').split(' ');

/** What a visitor must fetch for the landing page (issue 2, "Sign-in and shell"), gzipped, HTML and CSS included. */
const BUDGET_BYTES = 100_000;

/** What stands in the way of a student's first dashboard: every script that it needs at once, gzipped. 170 kB when this was written, 180 before it had only its own. */
const DASHBOARD_BYTES = 175_000;

let dist = '';
let html = '';

const read = (file: string) => readFile(path.join(dist, file));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Gzipped sizes, by file. Fonts are compressed as they are. */
const weigh = (files: string[]) =>
  Promise.all(
    files.map(async (file) => {
      const bytes = await read(file);
      return [file, file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length] as const;
    }),
  );

const sum = (sizes: readonly (readonly [string, number])[]) => sizes.reduce((total, [, size]) => total + size, 0);

/** The page's own files, and the modules those import at once; what is imported later, on a click, is not fetched. */
async function filesOfLanding(): Promise<string[]> {
  const files = new Set(matches(html, /<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = (await read(file)).toString();
    for (const imported of matches(code, /(?:import|from)\s*"\.\/([^"]+)"/g)) files.add(`assets/${imported}`);
  }
  return [...files];
}

beforeAll(async () => {
  dist = (await currentBuild()).webDir;
  html = (await read('index.html')).toString();
}, 120_000);

it('costs a visitor at most 100 kB, HTML, CSS, script and the two Latin fonts together', async () => {
  const assets = (await readdir(path.join(dist, 'assets'))).map((file) => `assets/${file}`);
  const fonts = assets.filter((file) => /(inter|source-serif-4)-latin-wght-normal/.test(file));
  const sizes = await weigh(['index.html', ...(await filesOfLanding()), ...fonts]);
  expect(fonts).toHaveLength(2);
  expect(sizes.some(([file]) => file.endsWith('.css'))).toBe(true);
  expect(sum(sizes), JSON.stringify(sizes)).toBeLessThan(BUDGET_BYTES);
});

it('brings neither React nor Firebase before someone wants to sign in', async () => {
  const files = await filesOfLanding();
  const code = (await Promise.all(files.filter((file) => file.endsWith('.js')).map(read))).join('\n');
  expect(code).not.toMatch(/react\.dev\/errors|identitytoolkit/);
});

it('reads without script: the six features and the button stand in the HTML', () => {
  for (const words of [
    'AI study companion',
    'Smart quiz generator',
    'Progress dashboard',
    'PDF library',
    'Video learning',
    'Smart citations',
    'Start Learning Now',
    'href="/terms-of-service"',
  ]) {
    expect(html).toContain(words);
  }
});

it('holds nothing that the content security policy forbids', async () => {
  const policy = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
  const within = /<script>([\s\S]*?)<\/script>/g;
  const scripts = matches(html, within);
  expect(scripts).toHaveLength(1);
  for (const script of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  expect(html.replace(within, '')).not.toMatch(/ style="|<style|<script(?![^>]+src=)| on[a-z]+="/);
});

it('tells the files that each screen of a returning student needs, all of them there', async () => {
  const app = (await read('app.html')).toString();
  const own = ownOf(app);
  // Linked to as well, a file is fetched twice where the service worker answers.
  expect(app).not.toMatch(/<link[^>]+modulepreload/);
  const [content] = matches(app, /name="folio:ahead" content="([^"]*)"/g);
  const table: string[][] = JSON.parse((content ?? '').replaceAll('&quot;', '"'));
  expect(table.map(([begins]) => begins)).toEqual(['/', '/chat/', '/quiz/config/', '/progress', '/revisechat']);
  for (const [, ...files] of table) {
    expect(own.length + files.length).toBeGreaterThan(3);
    expect(files.filter((file) => own.includes(file))).toEqual([]);
    for (const name of [...own, ...files]) {
      const file = name.replace(/^~/, '');
      const path = file.startsWith('/') ? (file.slice(1).split('?')[0] ?? '') : `assets/${file}.js`;
      expect((await read(path)).length, path).toBeGreaterThan(0);
    }
  }
});

it('brings to a first dashboard what it needs and not what other screens share', async () => {
  const app = (await read('app.html')).toString();
  const [content] = matches(app, /name="folio:ahead" content="([^"]*)"/g);
  const table: string[][] = JSON.parse((content ?? '').replaceAll('&quot;', '"'));
  const [, ...ahead] = table.find(([begins]) => begins === '/') ?? [];
  const sizes = await weigh([...ownOf(app), ...ahead].map((name) => `assets/${name}.js`));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sum(sizes), JSON.stringify(sizes)).toBeLessThan(DASHBOARD_BYTES);
});

it('names a picture for those who share it, by an address that others can fetch', async () => {
  const [address] = matches(html, /property="og:image" content="([^"]+)"/g);
  expect(address).toMatch(/^https:\/\/[^/]+\/social\.png$/);
  expect((await read('social.png')).subarray(1, 4).toString()).toBe('PNG');
});

it("can be installed: the manifest has the site's name, and each of its icons is the size it says", async () => {
  for (const page of ['index.html', 'app.html']) {
    expect((await read(page)).toString()).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  }
  const manifest = JSON.parse((await read('manifest.webmanifest')).toString());
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'standalone' });
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of [...pngs, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const header = (await read(src.slice(1))).subarray(16, 24);
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes);
  }
});
