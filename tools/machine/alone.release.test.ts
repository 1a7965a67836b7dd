import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '../lib/build-functions.ts';
import type { Lock } from '../lib/dist-lock.ts';

/** Another Node than ours to load the package with, as `node22=/path/to/node` would be: optional, named by whoever has one. */
const nodes = [process.execPath, ...(process.env.FOLIO_OTHER_NODES?.split(',') ?? [])];

/** The platform's own variables, and none of ours. */
const platform = { PATH: process.env.PATH, HOME: process.env.HOME, GCLOUD_PROJECT: 'demo-folio', K_SERVICE: 'health' };

describe('the folder that is deployed, copied elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-package-'));
  const elsewhere = join(folder, 'elsewhere');
  let lock: Lock;

  beforeAll(async () => {
    await buildFunctions(join(folder, 'dist'));
    cpSync(join(folder, 'dist'), elsewhere, { recursive: true });
    lock = JSON.parse(readFileSync(join(elsewhere, 'package-lock.json'), 'utf8'));
    await execa('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: elsewhere,
      env: { ...platform, npm_config_cache: process.env.npm_config_cache },
      extendEnv: false,
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(nodes)('loads on %s and offers one function for each group of calls', async (node) => {
    const program = "console.log(Object.keys(require('./')).join())";
    const { stdout } = await execa(node, ['-e', program], {
      cwd: elsewhere,
      env: platform,
      extendEnv: false,
    });
    expect(stdout.split(',')).toEqual(
      expect.arrayContaining(['health', 'auth', 'upload', 'chat', 'quiz', 'progress', 'revise', 'youtube']),
    );
  });

  it('compiles its code when its image is made, for whichever user runs it, and finds it in each process', async () => {
    const env = { PATH: platform.PATH, HOME: platform.HOME };
    await execa('npm', ['run', 'gcp-build'], { cwd: elsewhere, env, extendEnv: false });
    const cache = join(elsewhere, '.compile-cache');
    const made = () => readdirSync(cache, { recursive: true }).sort().join('\n');
    const [own] = readdirSync(cache);
    renameSync(join(cache, own ?? ''), join(cache, String(own).replace(/\d+$/, '4711')));
    const before = made();
    const program = `require('./'); const folder = require('node:module').getCompileCacheDir(); console.log(require('node:fs').realpathSync(folder))`;
    const { stdout, stderr } = await execa(process.execPath, ['-e', program], {
      cwd: elsewhere,
      env: { ...platform, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
      extendEnv: false,
    });
    expect(stderr).toContain('was accepted');
    expect(stderr).not.toContain('was rejected');
    expect(stdout).toMatch(/-4711$/);
    expect(made()).toBe(before);
    expect(readdirSync(elsewhere)).toEqual(expect.arrayContaining(['pdf-parse.cjs.looking', 'pdf-parse.cjs.reading']));
  });

  it('brings the reading child and what pdf.js needs for Chinese, Japanese and Korean', () => {
    for (const path of [
      'reading-child.cjs',
      'looking.cjs',
      'reading.cjs',
      'pdf-parse.cjs',
      'drawing-child.js',
      'pdfjs/cmaps/UniJIS-UTF16-H.bcmap',
      'pdfjs/standard_fonts',
      'pdfjs/wasm/openjpeg_nowasm_fallback.js',
      'pdfjs/pdf.worker.mjs',
    ]) {
      expect(existsSync(join(elsewhere, path)), path).toBe(true);
    }
  });

  it('installs exactly the versions that were tested here', () => {
    const tested: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const testedVersions = new Set(
      Object.entries(tested.packages).map(([path, entry]) => `${path.split('node_modules/').at(-1)}@${entry.version}`),
    );
    const shipped = Object.entries(lock.packages).filter(([path]) => path !== '');
    expect(shipped.length).toBeGreaterThan(50);
    for (const [path, entry] of shipped) {
      expect(testedVersions).toContain(`${path.split('node_modules/').at(-1)}@${entry.version}`);
    }
  });

  it('carries one pdf.js, the one that pdf-parse wraps', () => {
    const copies = Object.entries(lock.packages).filter(([path]) => path.endsWith('node_modules/pdfjs-dist'));
    expect(copies.map(([, entry]) => entry.version)).toEqual(['5.4.296']);
  });
});
