import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that a function loads as it starts: those that the entry reaches without a dynamic import. */
async function loadedAtStart(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [at('./index.ts')],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: at('./'),
    logLevel: 'silent',
  });
  const entry = Object.keys(metafile.outputs).find((path) =>
    metafile.outputs[path]?.entryPoint?.endsWith('src/index.ts'),
  );
  const seen = new Set([entry]);
  const packages = new Set<string>();
  for (const path of seen) {
    for (const { path: to, kind, external } of metafile.outputs[path ?? '']?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(to);
      else seen.add(to);
    }
  }
  return [...packages].filter((name) => !name.startsWith('node:')).toSorted();
}

it('a function starts without the code of PDFs, of models, of uploads and of other groups', async () => {
  expect(await loadedAtStart()).toEqual([
    'firebase-functions/firestore',
    'firebase-functions/https',
    'firebase-functions/scheduler',
    'firebase-functions/tasks',
  ]);
});
