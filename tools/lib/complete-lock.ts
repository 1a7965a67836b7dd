import { type Entry, findUpwards, type Lock } from './dist-lock.ts';

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];
const LIBRARIES: Record<string, string> = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl' };

/** The lock with an entry for every optional package of a certain version that it does not hold, and where they were put. */
export function completeLock(lock: Lock): { lock: Lock; added: string[] } {
  const packages: Record<string, Entry> = { ...lock.packages };
  const added: string[] = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
      const found = findUpwards(name, path, (place) => place in packages);
      if (found !== undefined && packages[found]?.version === version) continue;
      const place = `${found === undefined ? '' : `${path}/`}node_modules/${name}`;
      packages[place] = { version, ...platformOf(name), ...(entry.dev ? { dev: true } : {}), optional: true };
      added.push(`${place} ${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** What such a package is for, from the parts of its name ("…-linux-x64-musl"), as its own manifest would say. */
function platformOf(name: string): { cpu?: string[]; os?: string[]; libc?: string[] } {
  const parts = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  if (cpu.length !== 1) throw new Error(`package-lock.json lacks ${name}, and its name does not tell its platform.`);
  const libc = os[0] === 'linux' ? parts.flatMap((part) => LIBRARIES[part] ?? []) : [];
  return { cpu, ...(os.length ? { os } : {}), ...(libc.length ? { libc } : {}) };
}
