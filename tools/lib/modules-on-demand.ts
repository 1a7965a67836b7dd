/** Modules that a bundle evaluates when what they export is first looked at (`functions/src/language/on-demand.ts`). */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const PLACE = /[/\\]src[/\\]language[/\\].*\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /^import (?:\{ (?:(\w+) as )?(\w+) \}|(\w+)) from ('[^']+');\n/gm;

/**
 * A source with its imports put off: of one whose binding stands nowhere but in functions that return it (`() => words`), the
 * module is asked for in those functions. Imports of anything else stay as they are.
 */
export function putOff(source: string): string {
  let text = source;
  for (const [statement, exported, named, whole, from] of source.matchAll(IMPORT)) {
    const binding = named ?? whole ?? '';
    const returned = new RegExp(`\\(\\) => ${binding}\\b(?=\\s*[,)])`, 'g');
    const rest = text.replace(statement, '').replace(returned, '').replace(COMMENT, '');
    if (new RegExp(`(?<![\\w.])${binding}\\b(?!:)`).test(rest) || text.search(returned) < 0) continue;
    text = text
      .replace(statement, '')
      .replace(returned, `() => require(${from}).${whole ? 'default' : (exported ?? binding)}`);
  }
  return text;
}

/** An esbuild plugin: puts off the imports of the files that use `on-demand.ts`, and of packs, which are composed with it. */
export const modulesOnDemand = (): Plugin => ({
  name: 'modules-on-demand',
  setup({ onLoad, onResolve, resolve }) {
    // A package that was imported is found as one that is imported, also where it is asked for later.
    onResolve({ filter: /^[^.]/ }, ({ path, kind, importer, resolveDir }) =>
      kind === 'require-call' && PLACE.test(importer)
        ? resolve(path, { kind: 'import-statement', importer, resolveDir })
        : undefined,
    );
    onLoad({ filter: PLACE }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return /\b(?:once|onDemand|composed)\b.* from '/.test(source)
        ? { contents: putOff(source), loader: 'ts' }
        : undefined;
    });
  },
});
