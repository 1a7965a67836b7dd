/** `npm run build [functions|web]`: what is shipped, into the folders that firebase.json names. */
import { join } from 'node:path';
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/builds.ts';
import { ROOT } from './lib/prepare.mjs';

const sides = { functions: buildFunctions, web: buildWeb };
const asked = process.argv.slice(2);
for (const [side, build] of Object.entries(sides)) {
  if (asked.length > 0 && !asked.includes(side)) continue;
  await build(join(ROOT, side, 'dist'));
  console.log(`Built ${side}/dist`);
}
