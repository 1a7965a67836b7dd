import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { readPdf } from '../../functions/src/book/read/read-pdf.ts';
import { buildIndex, packIndex } from '../../functions/src/book/search/index.ts';
import { packBook } from '../../functions/src/stores/book-codec.ts';
import { INDEX, PDF, TEXT } from '../../functions/src/stores/file-names.ts';
import { HANDBOOK_FOLDER } from '../../functions/src/stores/handbook.ts';
import { takesPagesAtTheirPlace } from '../../web/vite/slim-worker.ts';
import { ngramsBeside } from './build-ngrams.ts';
import { deriveLock, type Lock, pinned } from './dist-lock.ts';
import { oneCopy } from './one-copy.ts';
import { ROOT } from './prepare.mjs';

const SOURCE = join(ROOT, 'functions', 'src');

/** What the platform loads first (`package.json`'s `main`), and the module that gives bundled CommonJS what it knows as globals. */
const MAIN = 'main.cjs';
const GLOBALS = 'globals.js';

const GLOBALS_OF_COMMONJS = `import { createRequire } from 'node:module';

export const require = createRequire(import.meta.url);
export const { dirname: __dirname, filename: __filename } = import.meta;
`;

/**
 * Packages that stay packages: what reads files of its own beside its code, and the two that the command line of Firebase looks
 * for. All others are bundled: to find and compile a thousand small files took most of a cold start.
 */
const KEPT = [
  'firebase-admin',
  'firebase-functions',
  'pdf-parse',
  'tesseract.js-core',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/fra',
  '@tesseract.js-data/osd',
  'wink-eng-lite-web-model',
];
/** Kept or not there at all: packages that others look for in vain, and go on. */
const EXTERNAL = [...KEPT.slice(2), '@napi-rs/canvas'];

/** Sound: npm's own file, of the shape that it writes. */
const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

/** Code and the packages it needs in one folder, a file for each group of calls, for the child that draws, and for what they share. */
export function bundleOptions(outdir: string): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: {
      index: join(SOURCE, 'index.ts'),
      warm: join(SOURCE, 'warm.ts'),
      'drawing-child': join(SOURCE, 'book', 'read', 'drawing-child.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    external: EXTERNAL,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    chunkNames: '[name]-[hash]',
    plugins: [oneCopy(readLock(), `${ROOT}/`), ngramsBeside()],
    banner: { js: `import{require,__dirname,__filename}from"./${GLOBALS}";` },
    minifyWhitespace: true,
    lineLimit: 200,
    sourcemap: false,
    logLevel: 'warning',
  };
}

/**
 * Makes `outdir` a package that stands alone: bundle, manifest, lock file, and pdf.js's own files.
 * @param secrets names of the secrets that the functions are to be given when deployed, comma-separated
 * @param accounts the service account that each function is to run as, `function=account`, comma-separated
 */
export async function buildFunctions(outdir: string, secrets = '', accounts = ''): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  writePackage(outdir);
  await copyPdfjs(join(outdir, 'pdfjs'));
  await writeHandbook(join(outdir, HANDBOOK_FOLDER));
  copyWordnet(outdir);
  await bundleFunctions(outdir, secrets, accounts);
}

/**
 * The children that look and read, as scripts whose compiled code can be kept (`start.cjs`): their own code, and pdf-parse with both halves
 * of pdf.js, which they name as a package.
 */
async function bundleReading(outdir: string): Promise<void> {
  const { build } = await import('esbuild');
  const { entryPoints: _, splitting: __, chunkNames: ___, ...common } = bundleOptions(outdir);
  const script: BuildOptions = {
    ...common,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': '__url' },
    banner: { js: 'const __url=require("node:url").pathToFileURL(__filename).href;' },
  };
  const fromPdfParse = createRequire(createRequire(join(SOURCE, 'index.ts')).resolve('pdf-parse'));
  const worker = fromPdfParse.resolve('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  const packages = `export { PDFParse } from 'pdf-parse';\nimport ${JSON.stringify(worker)};\n`;
  await build({
    ...script,
    entryPoints: {
      looking: join(SOURCE, 'book', 'read', 'looking-child.ts'),
      reading: join(SOURCE, 'book', 'read', 'reading-child.ts'),
    },
    external: ['pdf-parse'],
    supported: { 'dynamic-import': false },
  });
  const { outdir: ____, outExtension: _____, ...alone } = script;
  await build({
    ...alone,
    outfile: join(outdir, 'pdf-parse.cjs'),
    external: ['@napi-rs/canvas'],
    stdin: { contents: packages, resolveDir: SOURCE },
  });
  cpSync(join(SOURCE, 'book', 'read', 'start.cjs'), join(outdir, 'reading-child.cjs'));
}

/** The code alone; what it is given is said as for `buildFunctions`. */
export async function bundleFunctions(outdir: string, secrets = '', accounts = ''): Promise<void> {
  const { build, stop } = await import('esbuild');
  try {
    await build({
      ...bundleOptions(outdir),
      define: {
        'process.env.BOUND_SECRETS': JSON.stringify(secrets),
        'process.env.SERVICE_ACCOUNTS': JSON.stringify(accounts),
      },
    });
    await bundleReading(outdir);
  } finally {
    await stop();
  }
}

/** Folio's own handbook, with what is read from it: a deployed function reads no PDF to answer from it. */
async function writeHandbook(to: string): Promise<void> {
  const pdf = readFileSync(join(ROOT, 'tools', 'coursebook', 'how-memory-works.pdf'));
  const book = await readPdf(new Uint8Array(pdf));
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, PDF), pdf);
  writeFileSync(join(to, TEXT), packBook(book));
  writeFileSync(join(to, INDEX), packIndex(buildIndex(book), book));
}

/** Everything in the package but the bundle itself. */
export function writePackage(outdir: string): void {
  const lock = readLock();
  // Sound: npm's own file, of the shape that it writes.
  const own = JSON.parse(readFileSync(join(ROOT, 'functions', 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
  };
  const manifest = {
    name: 'folio-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: MAIN,
    // Run by the platform where it makes the image.
    scripts: { 'gcp-build': `node ${MAIN}` },
    engines: own.engines,
    dependencies: pinned(lock, 'functions', KEPT),
  };
  writeJson(join(outdir, 'package.json'), manifest);
  writeJson(join(outdir, 'package-lock.json'), deriveLock(lock, 'functions', manifest));
  cpSync(join(SOURCE, MAIN), join(outdir, MAIN));
  writeGlobals(outdir);
}

/** The module that every file of a bundle begins with: what CommonJS knows as globals. */
export const writeGlobals = (outdir: string): void => writeFileSync(join(outdir, GLOBALS), GLOBALS_OF_COMMONJS);

/**
 * The character maps, fonts, decoders and worker of the very pdf.js that pdf-parse wraps. The worker finds a page as the site's does: what
 * it reads of a file for its opening page is noted, and is what the site will need.
 */
export async function copyPdfjs(to: string): Promise<void> {
  const fromPdfParse = createRequire(createRequire(join(SOURCE, 'index.ts')).resolve('pdf-parse'));
  const pdfjs = dirname(fromPdfParse.resolve('pdfjs-dist/package.json'));
  for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
    cpSync(join(pdfjs, folder), join(to, folder), { recursive: true });
  const { transform } = await import('esbuild');
  const worker = takesPagesAtTheirPlace(readFileSync(join(pdfjs, 'legacy', 'build', 'pdf.worker.mjs'), 'utf8'));
  const { code } = await transform(worker, { minify: true, format: 'esm', target: 'es2022', legalComments: 'inline' });
  writeFileSync(join(to, 'pdf.worker.mjs'), code);
}

/** English words, those near to each other, and the sorts of nouns, beside the bundle that reads them, with their licence. */
export function copyWordnet(to: string): void {
  for (const file of ['language/packs/en/wordnet.gz', 'language/packs/en/wordnet.LICENSE', 'study/gate/nouns.en.gz'])
    cpSync(join(SOURCE, file), join(to, basename(file)));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
