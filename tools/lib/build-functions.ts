import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { readPdf } from '../../functions/src/book/read/read-pdf.ts';
import { buildIndex, packIndex } from '../../functions/src/book/search/index.ts';
import { packBook } from '../../functions/src/stores/book-codec.ts';
import { INDEX, PDF, TEXT } from '../../functions/src/stores/file-names.ts';
import { HANDBOOK_FOLDER } from '../../functions/src/stores/handbook.ts';
import { deriveLock, type Lock, pinned } from './dist-lock.ts';
import { ROOT } from './prepare.mjs';

const SOURCE = join(ROOT, 'functions', 'src');

/** Our own code in one folder, a file each for the service and the reading child; packages stay packages. */
export function bundleOptions(outdir: string): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: { index: join(SOURCE, 'index.ts'), 'reader-child': join(SOURCE, 'book', 'read', 'child.ts') },
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    chunkNames: '[name]-[hash]',
    sourcemap: true,
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
  copyPdfjs(join(outdir, 'pdfjs'));
  await writeHandbook(join(outdir, HANDBOOK_FOLDER));
  copyWordnet(outdir);
  const { build, stop } = await import('esbuild');
  try {
    await build({
      ...bundleOptions(outdir),
      define: {
        'process.env.BOUND_SECRETS': JSON.stringify(secrets),
        'process.env.SERVICE_ACCOUNTS': JSON.stringify(accounts),
      },
    });
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
  // Sound: both files are npm's own, of the shape that it writes.
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const own = JSON.parse(readFileSync(join(ROOT, 'functions', 'package.json'), 'utf8')) as {
    version: string;
    engines: { node: string };
    dependencies: Record<string, string>;
  };
  const manifest = {
    name: 'folio-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: own.engines,
    dependencies: pinned(lock, 'functions', Object.keys(own.dependencies)),
  };
  writeJson(join(outdir, 'package.json'), manifest);
  writeJson(join(outdir, 'package-lock.json'), deriveLock(lock, 'functions', manifest));
}

/** The character maps, fonts, decoders and worker of the very pdf.js that pdf-parse wraps. */
export function copyPdfjs(to: string): void {
  const fromPdfParse = createRequire(createRequire(join(SOURCE, 'index.ts')).resolve('pdf-parse'));
  const pdfjs = dirname(fromPdfParse.resolve('pdfjs-dist/package.json'));
  for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
    cpSync(join(pdfjs, folder), join(to, folder), { recursive: true });
  cpSync(join(pdfjs, 'legacy', 'build', 'pdf.worker.min.mjs'), join(to, 'pdf.worker.mjs'));
}

/** The near words that marking looks up, beside the bundle that reads them, with their licence. */
export function copyWordnet(to: string): void {
  for (const file of ['wordnet.en.gz', 'wordnet.LICENSE'])
    cpSync(join(SOURCE, 'study', 'grading', file), join(to, file));
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
