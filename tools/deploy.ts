/** `npm run deploy -- --project ID [more options of firebase deploy]`: the hooks in firebase.json build what is shipped. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ROOT } from './lib/prepare.mjs';

const args = process.argv.slice(2);
if (!args.includes('--project') && !args.includes('-P')) {
  console.error('Say where to with npm run deploy -- --project YOUR-PROJECT-ID.');
  process.exit(1);
}
const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
const { status } = spawnSync(process.execPath, [cli, 'deploy', ...args], { cwd: ROOT, stdio: 'inherit' });
process.exitCode = status ?? 1;
