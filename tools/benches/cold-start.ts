/**
 * Bench: what a function's process does before its first reply. Each group of the compiled functions is started in a fresh process
 * and asked once without a token, in turns beside an empty function that only opens the Admin SDK and Firestore: bundled as ours are,
 * and with its packages as npm lays them out. Without and with the compile cache that an image has (`main.cjs`).
 *
 *   node tools/benches/cold-start.ts [GROUP …] [--turns 7]
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, stop } from 'esbuild';
import { bundleOptions, writeGlobals } from '../lib/build-functions.ts';
import { currentBuild } from '../lib/builds.ts';
import { ROOT } from '../lib/prepare.mjs';
import { inTurns, type Program, print } from './lib/bench.ts';
import { workshop } from './lib/shipped.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { turns: { type: 'string', default: '7' } },
});
/** The anchor: a function that does nothing but open the Admin SDK and Firestore. */
const EMPTY = `
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';

export const empty = onRequest({ invoker: 'public' }, (_request, response) => {
  getFirestore(initializeApp({ projectId: 'demo-bench' }));
  response.writeHead(401).end();
});
`;
const GROUPS = [
  'health',
  'auth',
  'upload',
  'book',
  'chat',
  'quiz',
  'progress',
  'review',
  'exam',
  'revise-chat',
  'account',
  'youtube',
];
const { functionsDir } = await currentBuild({ web: false });
const folder = workshop('cold-start');
const start = join(import.meta.dirname, 'cold-start', 'start.ts');
try {
  const empty = join(folder, 'empty.js');
  const bundled = join(folder, 'bundled', 'empty.js');
  const stdin = { contents: EMPTY, resolveDir: ROOT };
  const plain = { stdin, bundle: true, format: 'esm', platform: 'node' } as const;
  await build({ ...plain, packages: 'external', outfile: empty });
  const { splitting: _, entryPoints: __, outdir: ___, ...options } = bundleOptions(functionsDir);
  await build({ ...options, stdin, outfile: bundled });
  writeGlobals(join(folder, 'bundled'));
  // A copy, so that its compile cache is made anew and by this very Node with these flags.
  const image = join(folder, 'image');
  cpSync(functionsDir, image, { recursive: true, verbatimSymlinks: true });
  const groups = positionals.length > 0 ? positionals : GROUPS;
  const ofAll = (entry: string, kind: string) =>
    Object.fromEntries(groups.map((group): [string, Program] => [`${group}${kind}`, [start, entry, group]]));
  const cached = ofAll(join(image, 'main.cjs'), ', compile cache');
  inTurns(1, cached);
  const {
    bundled: anchor,
    ...rest
  }: Record<string, Record<string, number>> = inTurns(Number(values.turns), {
    bundled: [start, bundled, 'empty'],
    'an empty one, not bundled': [start, empty, 'empty'],
    ...ofAll(join(functionsDir, 'index.js'), ''),
    ...cached,
  });
  const by = 'bundled empty function with Admin SDK and Firestore';
  print(
    Object.entries(rest).map(([what, figures]) => ({
      what: `cold start of ${what}`,
      ours: figures?.started ?? 0,
      anchor: anchor?.started ?? null,
      by,
      goal: what.includes('empty') ? '' : '≤ 1.6 ×',
    })),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  await stop();
}
