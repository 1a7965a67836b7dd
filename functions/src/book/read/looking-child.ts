/**
 * The program of the child that only looks at a file: it loads no language, and is the smaller by them. Shipped as a script of its
 * own, whose compiled code is kept (`start.cjs`).
 */
import { readFile } from 'node:fs/promises';
import { inspectBytes } from './inspect-pdf.ts';
import { obeyParent, report } from './obey.ts';

obeyParent(async ({ path, limits }) => {
  const bytes = new Uint8Array(await readFile(path));
  for await (const inspection of inspectBytes(bytes, limits.maxPages)) await report({ kind: 'inspected', inspection });
});
