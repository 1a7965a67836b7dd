import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../lib/prepare.mjs';

/** Keys as a developer may have them in the environment while building. */
const KEYS = {
  OPENAI_API_KEY: 'sk-canary-51d0',
  YOUTUBE_API_KEY: 'AIzaCanary51d0',
  SMOKE_PASSWORD: 'canary-word-51d0',
};
/** What belongs to the server alone. */
const SERVERS_OWN = ['firebase-admin', 'verifyIdToken', 'OPENAI_API_KEY', 'YOUTUBE_API_KEY', '-----BEGIN'];

const folder = mkdtempSync(join(tmpdir(), 'folio-bundles-'));
const site = join(folder, 'site');
const functions = join(folder, 'functions');

beforeAll(async () => {
  const built = (program: string, args: string[]) =>
    execa(process.execPath, [program, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...KEYS, NODE_ENV: 'production' },
    });
  const write = `await (await import('./tools/lib/build-functions.ts')).buildFunctions(${JSON.stringify(functions)})`;
  await built(join(ROOT, 'node_modules/vite/bin/vite.js'), ['build', 'web', '--outDir', site, '--logLevel', 'error']);
  await built('--input-type=module', ['-e', write]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files of a folder in which one of the words stands, source maps included. */
const mentions = (where: string, words: string[]) =>
  globSync('**/*', { cwd: where })
    .filter((path) => statSync(join(where, path)).isFile())
    .flatMap((path) => {
      const text = readFileSync(join(where, path), 'latin1');
      return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
    });

it('no key that was about while building is in what is shipped', () => {
  expect(globSync('assets/*.js', { cwd: site }).length).toBeGreaterThan(5);
  expect(globSync('*.js', { cwd: functions }).length).toBeGreaterThan(1);
  expect(mentions(site, Object.values(KEYS))).toEqual([]);
  expect(mentions(functions, Object.values(KEYS))).toEqual([]);
});

it('the site holds nothing of the server’s own', () => {
  expect(mentions(site, SERVERS_OWN)).toEqual([]);
});
