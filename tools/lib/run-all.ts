import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';
import { scriptsIn } from './run-named.ts';

/** A name is a bare word; a number, a path or an option begins what a script gets. */
const NAME = /^[a-z][a-z-]*$/;

/** Which scripts `args` begin with the names of (all where none is named) and what is left for each of them; or the first unknown name. */
export function chosenScripts(
  all: readonly string[],
  args: readonly string[],
): { names: readonly string[]; rest: string[] } | { unknown: string } {
  const end = args.findIndex((arg) => !NAME.test(arg));
  const named = end < 0 ? args : args.slice(0, end);
  const unknown = named.find((name) => !all.includes(name));
  if (unknown !== undefined) return { unknown };
  return { names: named.length > 0 ? named : all, rest: args.slice(named.length) };
}

/**
 * Runs scripts of `tools/<folder>/`, each in a process of its own, one after another.
 * @param args names to choose from, all where there is none, then options that go to each script; an unknown name runs nothing
 *   and lists the known ones. The exit code is 0 where all ended well.
 */
export function runAll(folder: string, args: string[]): void {
  const all = scriptsIn(folder);
  const chosen = chosenScripts(all, args);
  if ('unknown' in chosen) {
    console.error(`There is no "${chosen.unknown}". There are: ${all.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const failed = chosen.names.filter((name) => {
    console.log(`\n== ${name}`);
    const script = join(ROOT, 'tools', folder, `${name}.ts`);
    return spawnSync(process.execPath, [script, ...chosen.rest], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  console.log(failed.length === 0 ? '\nAll ended well.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
