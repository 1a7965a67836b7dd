/**
 * The language detector's n-grams as a file beside the bundle. As the package has them they are a module of a megabyte, an
 * object of 50,000 others, which takes a tenth of a second to make before a process answers its first question.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Shares } from './build-ngrams-lookup.ts';
import { ROOT } from './prepare.mjs';

const NGRAMS_FILE = 'ngrams.txt';
const MODULE = /[/\\]eld[/\\]src[/\\]ngrams[/\\]extrasmall\.js$/;

interface NgramsModule {
  ngramsData: { ngrams: Readonly<Record<string, Shares>>; [other: string]: unknown };
}

/** Sorted lines of n-gram and shares (`build-ngrams-lookup.ts`), all of characters that are one byte in Latin 1. */
export function ngramsText(ngrams: Readonly<Record<string, Shares>>): string {
  const lines = Object.entries(ngrams).map(([ngram, shares]) => {
    const told = Object.entries(shares).map(([language, share]) => `${language}:${share}`);
    return `${ngram}\t${told.join(',')}\n`;
  });
  const text = lines.sort((a, b) => (key(a) < key(b) ? -1 : 1)).join('');
  if (!/^[\0-\xff]*$/.test(text)) throw new Error('An n-gram has a character that the file cannot hold.');
  return text;
}

const key = (line: string) => line.slice(0, line.indexOf('\t'));

const readNgrams = async (path: string): Promise<NgramsModule['ngramsData']> =>
  // The package's own module, of the shape that its code reads.
  ((await import(pathToFileURL(path).href)) as NgramsModule).ngramsData;

/** The n-grams as the package has them. */
export const packagedNgrams = (): Promise<NgramsModule['ngramsData']> =>
  readNgrams(join(ROOT, 'node_modules', 'eld', 'src', 'ngrams', 'extrasmall.js'));

/** An esbuild plugin: writes the n-grams into the folder of the bundle, whose code then looks them up there. */
export const ngramsBeside = (): Plugin => ({
  name: 'ngrams-beside',
  setup({ initialOptions: { outdir }, onLoad }) {
    onLoad({ filter: MODULE }, async ({ path }) => {
      if (outdir === undefined) return;
      const { ngrams, ...rest } = await readNgrams(path);
      writeFileSync(join(outdir, NGRAMS_FILE), ngramsText(ngrams), 'latin1');
      const contents = `import { readFileSync } from 'node:fs';
import { ngramsOf } from ${JSON.stringify(join(import.meta.dirname, 'build-ngrams-lookup.ts'))};
const text = readFileSync(__dirname + '/${NGRAMS_FILE}', 'latin1');
export const ngramsData = { ...${JSON.stringify(rest)}, ngrams: ngramsOf(text) };`;
      return { contents, loader: 'js', resolveDir: import.meta.dirname };
    });
  },
});
