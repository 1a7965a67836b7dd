import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './prepare.mjs';

/** Runs the script of `tools/<folder>/` that `--task NAME` asks for; without one, or with an unknown one, tells which there are. */
export async function runNamed(folder: string, args: string[]): Promise<void> {
  const names = scriptsIn(folder);
  const asked = args[args.indexOf('--task') + 1];
  const script = join(ROOT, 'tools', folder, `${asked}.ts`);
  if (!args.includes('--task') || !asked || !names.includes(asked) || !existsSync(script)) {
    console.error(`Say which with --task NAME. There are: ${names.join(', ') || 'none yet'}.`);
    process.exitCode = 1;
    return;
  }
  await import(pathToFileURL(script).href);
}

/** Names of the scripts in `tools/<folder>/` that can be run by themselves: its own .ts files but tests. */
export function scriptsIn(folder: string): string[] {
  return globSync(`tools/${folder}/*.ts`, { cwd: ROOT })
    .map((path) => basename(path, '.ts'))
    .filter((name) => !name.endsWith('.test'))
    .sort();
}
