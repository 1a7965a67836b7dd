import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The weights in use: text 400, names and labels 500, headings and bold 600. A request beyond them gets the nearest. */
const WEIGHTS = { min: 400, max: 600, default: 400 };

/** Only the scripts that nearly every page needs are worth the build's time; the others are fetched when met. */
const SLIMMED = /fontsource-variable[\\/]([^\\/]+)[\\/]files[\\/]\1-(latin|latin-ext)-wght-(normal|italic)\.woff2$/;

const require = createRequire(import.meta.url);

/** "U+0000-00FF,U+0131" → every character of those ranges. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** A variable font of fontsource with only the weights in use; about a third smaller. */
async function slim(file: string, family: string, script: string): Promise<Uint8Array> {
  const ranges: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`);
  return subsetFont(await readFile(file), charactersOf(ranges[script] ?? ''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/**
 * Cuts the Latin font files to the weights in use when the bundle is written. A file keeps the name its original
 * would have had, so after a change of the weights old visitors keep their cached cut until it expires.
 */
export function slimFonts(root: string): Plugin {
  return {
    name: 'folio:slim-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset') continue;
        for (const original of output.originalFileNames) {
          const [, family, script] = original.match(SLIMMED) ?? [];
          if (family && script) output.source = await slim(path.resolve(root, original), family, script);
        }
      }
    },
  };
}
