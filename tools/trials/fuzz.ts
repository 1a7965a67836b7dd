/** 5,000 odd requests: the integration test of it, with that many. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const test = 'functions/test/integration/fuzz.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', test], {
  cwd: ROOT,
  env: { ...process.env, FOLIO_FUZZ: '5000' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
