/**
 * `npm run complete-lock`, after every change of packages: lists in package-lock.json the builds for other platforms that npm
 * left out because the registry at hand has none of them. Without them `npm ci` refuses the lock file. They carry no checksum,
 * since nothing here could be checked; npm passes over them on this platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './lib/complete-lock.ts';
import type { Lock } from './lib/dist-lock.ts';
import { ROOT } from './lib/prepare.mjs';

const path = join(ROOT, 'package-lock.json');
// Sound: npm's own file, of the shape that it writes.
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
const { lock: whole, added } = completeLock(lock);
if (added.length > 0) writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.length}:\n${added.join('\n')}` : 'Nothing was missing.');
