import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './lock.mjs';
import { ROOT } from './prepare.mjs';

/** What one run of the emulators puts on the disk, gone with it. */
export interface RunFolder {
  config: string;
  /** Working folder of the suite, on the project's own disk so that an export appears there whole or not at all. */
  folder: string;
  /** Its own place for temporary files: suites that share one overwrite each other's stored files. */
  tmp: string;
  log: string;
  remove: () => void;
}

export function makeRunFolder(config: object): RunFolder {
  sweep();
  const folder = mkdtempSync(join(ROOT, '.cache', 'run-'));
  const tmp = mkdtempSync(join(tmpdir(), 'folio-'));
  // Beside firebase.json, because firebase-tools reads no source from outside the folder of its configuration.
  const file = join(ROOT, `.firebase.${folder.slice(-6)}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, paths: [file, folder, tmp] }));
  const remove = () => removeAll([file, folder, tmp]);
  return { config: file, folder, tmp, log: join(folder, 'suite.log'), remove };
}

/** Removes what runs left behind whose starter was killed. */
function sweep(): void {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  for (const note of globSync('.cache/run-*/owner.json', { cwd: ROOT })) {
    const path = join(ROOT, note);
    if (!existsSync(path)) continue;
    const { pid, paths } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; paths: string[] };
    if (!isAlive(pid)) removeAll(paths);
  }
}

function removeAll(paths: string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}
