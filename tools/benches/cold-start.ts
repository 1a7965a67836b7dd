/**
 * Bench: what a function's process does before its first reply. Each group of the compiled functions is started in a fresh process
 * and asked once without a token, beside an empty function that only opens the Admin SDK and Firestore, in turns.
 *
 *   node tools/benches/cold-start.ts [GROUP …] [--turns 7]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, stop } from 'esbuild';
import { bundleOptions } from '../lib/build-functions.ts';
import { currentBuild } from '../lib/builds.ts';
import { inTurns, type Program, print } from './lib/bench.ts';

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
const GROUPS = ['health', 'auth', 'upload', 'book', 'chat', 'quiz', 'progress', 'account', 'youtube'];
const { functionsDir } = await currentBuild({ web: false });
const empty = join(functionsDir, 'empty-for-bench.js');
const start = join(import.meta.dirname, 'cold-start', 'start.ts');
try {
  const { splitting: _, entryPoints: __, outdir: ___, ...options } = bundleOptions(functionsDir);
  await build({ ...options, stdin: { contents: EMPTY, resolveDir: functionsDir }, outfile: empty, sourcemap: false });
  const index = join(functionsDir, 'index.js');
  const groups = positionals.length > 0 ? positionals : GROUPS;
  const programs = Object.fromEntries(groups.map((group): [string, Program] => [group, [start, index, group]]));
  const all: Record<string, Record<string, number>> = inTurns(Number(values.turns), {
    empty: [start, empty, 'empty'],
    ...programs,
  });
  const { empty: anchor, ...rest } = all;
  const by = 'empty function with Admin SDK and Firestore';
  print(
    Object.entries(rest).map(([group, { started = 0 }]) => ({
      what: `cold start of ${group}`,
      ours: started,
      anchor: anchor?.started ?? null,
      by,
      goal: '≤ 1.3 ×',
    })),
  );
} finally {
  rmSync(empty, { force: true });
  await stop();
}
