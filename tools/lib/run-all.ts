import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';
import { scriptsIn } from './run-named.ts';

/**
 * Runs each script of `tools/<folder>/` in a process of its own, one after another; `args` may begin with names to choose from.
 * What is left of them goes to each script. The exit code tells whether all ended well.
 */
export function runAll(folder: string, args: string[]): void {
  const all = scriptsIn(folder);
  const chosen = args.filter((arg) => all.includes(arg));
  const rest = args.filter((arg) => !all.includes(arg));
  const failed = (chosen.length > 0 ? chosen : all).filter((name) => {
    console.log(`\n== ${name}`);
    const script = join(ROOT, 'tools', folder, `${name}.ts`);
    return spawnSync(process.execPath, [script, ...rest], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  console.log(failed.length === 0 ? '\nAll ended well.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
