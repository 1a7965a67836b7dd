/** kill -9 at 200 random moments of uploads, readings and deletions: the integration test of it, fifty rounds of each kind. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const test = 'functions/test/integration/kills.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', test], {
  cwd: ROOT,
  env: { ...process.env, FOLIO_KILLS: '50' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
