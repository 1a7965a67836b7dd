/** `npm run deploy -- --project ID [more options of firebase deploy]`: the hooks in firebase.json build what is shipped. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deployConfig } from './lib/deploy-config.ts';
import { ROOT } from './lib/prepare.mjs';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { project: { type: 'string', short: 'P' } },
  strict: false,
  allowPositionals: true,
});
if (typeof values.project !== 'string') {
  console.error('Say where to with npm run deploy -- --project YOUR-PROJECT-ID.');
  process.exit(1);
}
// Beside firebase.json, since its paths are read from where it lies.
const config = join(ROOT, 'firebase.deploy.json');
writeFileSync(
  config,
  JSON.stringify(deployConfig(values.project, Boolean(process.env.VITE_APP_CHECK_SITE_KEY)), null, 2),
);
const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const { status } = spawnSync(process.execPath, [cli, 'deploy', '--config', config, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});
rmSync(config);
process.exitCode = status ?? 1;
