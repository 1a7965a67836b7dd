/** The same quiz handed in twenty times at once, fifty times over: the integration test of it, at full size. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const test = 'functions/test/integration/races.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', test], {
  cwd: ROOT,
  env: { ...process.env, FOLIO_RACES: '50' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
