/**
 * Builds for running here, each in a folder named after everything that went into it: built once, never changed, so that
 * `npm test` and `npm start` can run side by side. What is shipped goes to functions/dist and web/dist (`npm run build`).
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { keepCompiled } from '../../functions/src/book/read/keep-compiled.ts';
import { PDF } from '../../functions/src/stores/file-names.ts';
import { HANDBOOK_FOLDER } from '../../functions/src/stores/handbook.ts';
import { withLock } from './lock.mjs';
import { ROOT } from './prepare.mjs';

const CACHE = join(ROOT, '.cache', 'builds');
const SHARED_INPUTS = [
  'package-lock.json',
  'functions/src/contract/**/*',
  'tools/lib/build*.ts',
  'tools/lib/dist-lock.ts',
];
const INPUTS = {
  functions: [
    ...SHARED_INPUTS,
    'functions/package.json',
    'functions/src/**/*',
    'tools/coursebook/how-memory-works.pdf',
  ],
  web: [...SHARED_INPUTS, 'web/package.json', 'web/*.{ts,html}', 'web/vite/**/*', 'web/src/**/*', 'web/public/**/*'],
};
const KEEP_DAYS = 2;

/** Keys that are about while a build for running here is made, as a developer's own may be: `tools/machine/secrets.test.ts` looks for them. */
export const CANARIES = {
  OPENAI_API_KEY: 'sk-canary-51d0',
  YOUTUBE_API_KEY: 'AIzaCanary51d0',
  SMOKE_PASSWORD: 'canary-word-51d0',
};

export interface Build {
  functionsDir: string;
  webDir: string;
}

/**
 * Both sides, built from the files as they are now, or taken from the cache.
 * @param choice without `web`, the site is an empty folder: enough for tests of the calls
 */
export async function currentBuild(choice: { web: boolean } = { web: true }): Promise<Build> {
  return withLock(join(CACHE, 'lock'), 'Another copy of Folio is building', async () => {
    forgetOld();
    const functionsDir = await cached('functions', async (outDir) => {
      await buildFunctionsApart(outDir);
      linkOwnPackages(outDir);
      await keepCompiled(join(outDir, 'reading-child.cjs'), join(outDir, HANDBOOK_FOLDER, PDF));
    });
    const webDir = choice.web ? await cached('web', (outDir) => buildWeb(outDir, CANARIES)) : emptySite();
    return { functionsDir, webDir };
  });
}

/** In a process of its own: the canaries are no business of whatever else this process starts meanwhile. */
async function buildFunctionsApart(outDir: string): Promise<void> {
  const module = JSON.stringify(new URL('./build-functions.ts', import.meta.url).href);
  const program = `await (await import(${module})).buildFunctions(${JSON.stringify(outDir)})`;
  await execa(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, env: CANARIES });
}

/** Vite's build of the site into that folder. */
export async function buildWeb(outDir: string, env: Record<string, string> = {}): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const { failed, all } = await execa(process.execPath, args, {
    cwd: ROOT,
    all: true,
    reject: false,
    env: { NO_COLOR: '1', NODE_ENV: 'production', VITEST: undefined, ...env },
  });
  if (failed) throw new Error(`The site could not be built:\n${stripVTControlCharacters(all)}`);
}

/** Lets a build find the packages that npm keeps beside the functions, and not at the root where it would look. */
function linkOwnPackages(outDir: string): void {
  const own = join(ROOT, 'functions', 'node_modules');
  if (existsSync(own)) symlinkSync(relative(outDir, own), join(outDir, 'node_modules'), 'dir');
}

function emptySite(): string {
  const folder = join(CACHE, 'no-site');
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function cached(side: keyof typeof INPUTS, build: (outDir: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, `${side}-${digestOf(INPUTS[side])}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const growing = `${folder}.part`;
  rmSync(growing, { recursive: true, force: true });
  await build(growing);
  renameSync(growing, folder);
  return folder;
}

/** A digest over the names and bytes of all files that match. */
function digestOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd: ROOT }).sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(join(ROOT, path)).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

function forgetOld(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name !== 'lock' && Date.now() - statSync(path).mtimeMs > KEEP_DAYS * 86_400_000)
      rmSync(path, { recursive: true });
  }
}
