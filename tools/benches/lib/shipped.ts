/** Programs of benches as functions are shipped: bundled, with a compile cache. From source Node also compiles TypeScript in the same process. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { bundleOptions, copyPdfjs, copyWordnet, writeGlobals } from '../../lib/build-functions.ts';
import { ROOT } from '../../lib/prepare.mjs';

/** A new folder for what a bench builds, beside the project's packages; in a fresh clone too. */
export function workshop(name: string): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  return mkdtempSync(join(ROOT, '.cache', `${name}-`));
}

/**
 * Bundles a program into a folder of its own.
 * @param entry path of a TypeScript file
 * @param isChild starts as a child that reads does, which has its own room for young objects
 * @returns the file to start, and how to remove the folder again
 */
export async function shipped(entry: string, isChild = false): Promise<{ start: string; remove: () => void }> {
  const folder = workshop('bench');
  await build({ ...bundleOptions(folder), entryPoints: { program: entry } });
  writeGlobals(folder);
  copyWordnet(folder);
  await copyPdfjs(join(folder, 'pdfjs'));
  await stop();
  const start = join(folder, 'start.cjs');
  // As `functions/src/main.cjs` does.
  writeFileSync(
    start,
    [
      ...(isChild ? [] : [`require('node:v8').setFlagsFromString('--semi-space-growth-factor=1');`]),
      `require('node:module').enableCompileCache(__dirname + '/compiled');`,
      `void import('./program.js');\n`,
    ].join('\n'),
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return { start, remove: () => rmSync(folder, { recursive: true }) };
}
