import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openIndex } from '../../functions/src/book/search/index.ts';
import { unpackBook } from '../../functions/src/stores/book-codec.ts';
import { INDEX, PDF, TEXT } from '../../functions/src/stores/file-names.ts';
import { HANDBOOK_FOLDER } from '../../functions/src/stores/handbook.ts';
import { bundleFunctions, writeGlobals } from './build-functions.ts';
import { currentBuild } from './builds.ts';
import { ROOT } from './prepare.mjs';

it('the functions as built for running here find every package they need', async () => {
  const { functionsDir } = await currentBuild({ web: false });
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(functionsDir, 'package.json'), 'utf8'),
  );
  const from = pathToFileURL(join(functionsDir, 'index.js'));
  const found = Object.keys(manifest.dependencies).filter((name) => findPackageJSON(name, from));
  expect(found).toContain('pdf-parse');
  expect(found).toEqual(Object.keys(manifest.dependencies));
}, 300_000);

it('the handbook ships with the functions, read and indexed', async () => {
  const { functionsDir } = await currentBuild({ web: false });
  const shipped = (name: string) => readFileSync(join(functionsDir, HANDBOOK_FOLDER, name));
  expect(shipped(PDF).subarray(0, 5).toString()).toBe('%PDF-');
  const book = unpackBook(shipped(TEXT))!;
  expect(book.pages.length).toBeGreaterThan(10);
  expect(openIndex(book, shipped(INDEX)).rebuilt).toBe(false);
}, 300_000);

it('functions are given the secrets that are named when they are built, and no others', async () => {
  // What the command line of Firebase reads of a function when it deploys it.
  const secretsIn = async (folder: string): Promise<string[]> => {
    const { chat }: { chat: { __endpoint: { secretEnvironmentVariables?: { key: string }[] } } } = await import(
      pathToFileURL(join(folder, 'index.js')).href
    );
    return (chat.__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
  };
  const folder = mkdtempSync(join(ROOT, '.cache', 'secrets-'));
  try {
    await bundleFunctions(folder, 'OPENAI_API_KEY,YOUTUBE_API_KEY');
    writeGlobals(folder);
    expect(await secretsIn(folder)).toEqual(['OPENAI_API_KEY', 'YOUTUBE_API_KEY']);
    expect(await secretsIn((await currentBuild({ web: false })).functionsDir)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
