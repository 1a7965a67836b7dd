/**
 * `npm run build [functions|web]`: what is shipped, into the folders that firebase.json names; and firebase.emulators.json,
 * for whoever starts the emulators by hand (the shipped content policy lets no emulator be reached). `BOUND_SECRETS` names the
 * secrets of Secret Manager that the functions are given when deployed (`OPENAI_API_KEY`), comma-separated; `SERVICE_ACCOUNTS` the account
 * that each runs as (docs/deploy.md).
 */
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/builds.ts';
import { writeConfigByHand } from './lib/emulator-config.ts';
import { defaultPorts } from './lib/ports.ts';
import { ROOT } from './lib/prepare.mjs';

const dist = (side: string) => join(ROOT, side, 'dist');
/** Settings of the functions stand in `functions/.env` and `.env.PROJECT`, out of git; the tool that deploys looks beside the code. */
const withSettings = async (outdir: string) => {
  await buildFunctions(outdir, process.env.BOUND_SECRETS, process.env.SERVICE_ACCOUNTS);
  for (const name of globSync('.env*', { cwd: join(ROOT, 'functions') })) {
    cpSync(join(ROOT, 'functions', name), join(outdir, name));
  }
};

const sides = {
  functions: withSettings,
  web: buildWeb,
};
const asked = process.argv.slice(2);
for (const [side, build] of Object.entries(sides)) {
  if (asked.length > 0 && !asked.includes(side)) continue;
  await build(dist(side));
  console.log(`Built ${side}/dist`);
}

writeConfigByHand({ ports: defaultPorts(), functionsDir: dist('functions'), webDir: dist('web') });
