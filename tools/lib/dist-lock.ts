/**
 * Derives the lock file of the deployed functions from the project's own, with no network: the same versions that were
 * tested here, in the tree that npm would make of them elsewhere.
 */

/** A package as npm's lock file describes it: what matters here of it. */
export interface Entry {
  version?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Lock {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}

export interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * The lock of `manifest`, whose dependencies are those of the workspace at `workspace` ("functions").
 * @throws where the project's lock lacks a package that one of them needs
 */
export function deriveLock(rootLock: Lock, workspace: string, manifest: Manifest): Lock & Manifest {
  const sources = new Map<string, string>([['', workspace]]);
  const required = new Set<string>();
  const queue = [''];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const source = sources.get(place) ?? '';
    const entry = place === '' ? manifest : entryAt(rootLock, source);
    for (const { name, mustBe } of needsOf(entry)) {
      const found = findUpwards(name, source, (path) => path in rootLock.packages);
      if (found === undefined && mustBe) throw new Error(`package-lock.json holds no ${name}, which ${source} needs.`);
      if (found === undefined) continue;
      const seen = findUpwards(name, place, (path) => sources.has(path));
      const at = seen !== undefined && sources.get(seen) === found ? seen : freePlace(name, place, sources);
      const becomesRequired = mustBe && (place === '' || required.has(place)) && !required.has(at);
      if (becomesRequired) required.add(at);
      if (at !== seen) sources.set(at, found);
      if (at !== seen || becomesRequired) queue.push(at);
    }
  }
  const packages = [...sources].slice(1).map(([place, source]) => {
    const { dev, devOptional, peer, optional, ...entry } = entryAt(rootLock, source);
    return [place, required.has(place) ? entry : { ...entry, optional: true }] as const;
  });
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...manifest, lockfileVersion: 3, packages: { '': manifest, ...Object.fromEntries(packages) } };
}

/** The manifest's dependencies at exactly the versions that the project's lock holds. */
export function pinned(rootLock: Lock, workspace: string, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const found = findUpwards(name, workspace, (path) => path in rootLock.packages);
      const version = found && rootLock.packages[found]?.version;
      if (!version) throw new Error(`package-lock.json holds no ${name}.`);
      return [name, version];
    }),
  );
}

function entryAt(lock: Lock, path: string): Entry {
  const entry = lock.packages[path];
  if (!entry || entry.link) throw new Error(`package-lock.json has no package at ${path}.`);
  return entry;
}

/** What an entry needs beside it; a peer that is optional is another package's business. */
function needsOf(entry: Entry): { name: string; mustBe: boolean }[] {
  const optional = Object.keys(entry.optionalDependencies ?? {});
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}).map((name) => ({ name, mustBe: !optional.includes(name) })),
    ...optional.map((name) => ({ name, mustBe: false })),
    ...peers
      .filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true)
      .map((name) => ({ name, mustBe: true })),
  ];
}

/** Node's own way to a package: in the folder's node_modules, else in those of the folders above. */
export function findUpwards(name: string, from: string, exists: (path: string) => boolean): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (!folder.endsWith('node_modules') && exists(path)) return path;
    if (folder === '') return undefined;
  }
}

/**
 * At the top where the name is free there, else right beneath the package that needs it. All needs of a package are placed
 * before those of anything beneath it, so a package placed there never hides one that was found past it.
 */
function freePlace(name: string, beneath: string, taken: Map<string, string>): string {
  const top = `node_modules/${name}`;
  return taken.has(top) ? `${beneath}/node_modules/${name}` : top;
}
