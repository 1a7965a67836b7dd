/** A book of 190 MB from the browser's side of Storage to its pages: the integration test of it, at full size. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const test = 'functions/test/integration/incoming.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', test], {
  cwd: ROOT,
  env: { ...process.env, FOLIO_BIG_BOOK: '19' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
