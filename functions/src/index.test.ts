import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const bundled = build({
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

/** What is loaded with a module of ours: the packages and the modules that it reaches without a dynamic import. */
async function loadedWith(name: string): Promise<{ packages: string[]; modules: string[] }> {
  const { metafile } = await bundled;
  const entry = Object.keys(metafile.outputs).find((path) =>
    metafile.outputs[path]?.entryPoint?.endsWith(`src/${name}`),
  );
  expect(entry).toBeDefined();
  const seen = new Set([entry]);
  const packages = new Set<string>();
  const modules = new Set<string>();
  for (const path of seen) {
    for (const input of Object.keys(metafile.outputs[path ?? '']?.inputs ?? {}))
      modules.add(input.replace(/^.*functions\/src\//, ''));
    for (const { path: to, kind, external } of metafile.outputs[path ?? '']?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(to);
      else seen.add(to);
    }
  }
  return { packages: [...packages].filter((name) => !name.startsWith('node:')).toSorted(), modules: [...modules] };
}

it('a function starts without the code of PDFs, of models, of uploads and of other groups', async () => {
  expect((await loadedWith('index.ts')).packages).toEqual([
    'firebase-functions/firestore',
    'firebase-functions/https',
    'firebase-functions/scheduler',
    'firebase-functions/tasks',
  ]);
});

it.each(['account', 'auth', 'chat', 'health', 'look-up', 'progress', 'quiz', 'review', 'revision', 'upload', 'videos'])(
  'calls of %s that open no book wait for neither Cloud Storage, nor what reads, nor the rules of languages',
  async (group) => {
    const { modules } = await loadedWith(`features/${group}/routes.ts`);
    expect(modules).toContain('http/serve.ts');
    expect(
      modules.filter((name) => /^platform\/bucket|^stores\/book-|^book\/read\/|^language\/packs\//.test(name)),
    ).toEqual([]);
  },
);

it('functions that ask a model, or say whether there is one, are given the secrets, and no others', async () => {
  const tell = `
    const { revise, ...deployed } = await import(${JSON.stringify(at('./index.ts'))});
    const all = Object.entries({ ...deployed, 'revise-chat': revise.chat });
    const secrets = ({ __endpoint }) => (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key).join();
    console.log(JSON.stringify(all.filter(([, one]) => secrets(one) === 'OPENAI_API_KEY').map(([name]) => name)));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', tell], {
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-folio', BOUND_SECRETS: 'OPENAI_API_KEY' },
  });
  expect(JSON.parse(stdout).toSorted()).toEqual(
    ['book', 'chat', 'health', 'pages', 'progress', 'quiz', 'review', 'revise-chat', 'youtube'].toSorted(),
  );
});

type Accounts = Record<string, string | null>;

/**
 * Which service account each function is deployed with: first with none named, then with one named for each, as the build writes
 * them. Told by a process of its own, which loads the table of functions twice.
 */
async function accounts(): Promise<[Accounts, Accounts]> {
  const tell = `
    const told = async (path) => {
      const { revise, ...deployed } = await import(path);
      const all = Object.entries({ ...deployed, 'revise-chat': revise.chat });
      return Object.fromEntries(all.map(([name, { __endpoint }]) => [name, __endpoint.serviceAccountEmail ?? null]));
    };
    const path = ${JSON.stringify(at('./index.ts'))};
    const unnamed = await told(path);
    process.env.SERVICE_ACCOUNTS = Object.keys(unnamed).map((name) => name + '=folio-' + name + '@a.example').join();
    console.log(JSON.stringify([unnamed, await told(path + '?named')]));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', tell], {
    env: { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-folio' },
  });
  // Written by the lines above.
  return JSON.parse(stdout) as [Accounts, Accounts];
}

it('every function runs as the service account that is named for it, and as the default one where none is', async () => {
  const [unnamed, named] = await accounts();
  const names = Object.keys(unnamed).toSorted();
  expect(Object.values(unnamed)).toEqual(names.map(() => null));
  expect(named).toEqual(Object.fromEntries(names.map((name) => [name, `folio-${name}@a.example`])));
  // The guide makes an account for each of them, and for nothing else.
  const guide = await readFile(at('../../docs/deploy.md'), 'utf8');
  const [, made = ''] = /for name in ([\w\- ]+); do\n +printf/.exec(guide) ?? [];
  expect(made.split(' ').toSorted()).toEqual(names);
});
