/** One copy of a package in a bundle, where npm has put the same version into several places. */
import type { Plugin } from 'esbuild';
import type { Lock } from './dist-lock.ts';

/** The folder of the package that a file lies in, with a slash at its end; the innermost where packages lie in packages. */
const PACKAGE = /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+[/\\]/;
/** The plugin asks esbuild itself where a package is: this marks its own questions. */
const ASKED = Symbol('asked');

/** Packages that the lock file has in several places at one version: name, version and place of each copy. */
function copies(lock: Lock): { name: string; version: string; place: string }[] {
  const all = Object.entries(lock.packages).flatMap(([place, { version }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    return version === undefined || name === '' ? [] : [{ name, version, place }];
  });
  const alike = Map.groupBy(all, ({ name, version }) => `${name}@${version}`);
  return [...alike.values()].filter((those) => those.length > 1).flat();
}

/**
 * An esbuild plugin: of packages of the same name and version the first that is met stands for all of them. Which versions their
 * own needs are met by is then the first one's, and within the ranges that both copies state.
 * @param root the folder that `lock` lays out, with a slash at its end
 */
export function oneCopy(lock: Lock, root: string): Plugin {
  const several = copies(lock);
  const named = new Map(several.map(({ place, name, version }) => [`${root}${place}/`, `${name}@${version}`]));
  const names = [...new Set(several.map(({ name }) => name))].map((name) => name.replace(/[.]/g, '\\.'));
  const first = new Map<string, string>();
  return {
    name: 'one-copy',
    setup({ onResolve, resolve }) {
      onResolve({ filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`) }, async ({ path, pluginData, ...place }) => {
        if (pluginData === ASKED) return undefined;
        const found = await resolve(path, { ...place, pluginData: ASKED });
        const folder = found.external ? undefined : PACKAGE.exec(found.path)?.[0];
        const name = named.get(folder ?? '');
        if (folder === undefined || name === undefined) return undefined;
        const kept = first.get(name) ?? folder;
        first.set(name, kept);
        // What esbuild finds by itself it knows more about than a plugin can tell it: whether it is a module, above all.
        return kept === folder ? undefined : { path: kept + found.path.slice(folder.length) };
      });
    },
  };
}
