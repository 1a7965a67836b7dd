/** The command of the README that starts the emulators by hand, read from there: what is tested is what a developer types. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

/** Its arguments after `npx firebase`; empty where the README names no such command. */
export function argumentsByHand(): string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  return /^npx firebase (emulators:start .*)$/m.exec(readme)?.[1]?.trim().split(' ') ?? [];
}
