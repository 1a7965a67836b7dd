/** A trial that is an integration test at full size. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const FOLDER = 'functions/test/integration';

/**
 * Runs `functions/test/integration/NAME.test.ts` (or `NAME.release.test.ts`), and ends as it ends.
 * @param size the variables that tell the test how much of it there is to be
 */
export function runAtFullSize(name: string, size: Record<string, string>): void {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const release = existsSync(join(ROOT, FOLDER, `${name}.release.test.ts`));
  const test = `${FOLDER}/${name}${release ? '.release' : ''}.test.ts`;
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', release ? 'release' : 'integration', test],
    {
      cwd: ROOT,
      env: { ...process.env, ...size },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
