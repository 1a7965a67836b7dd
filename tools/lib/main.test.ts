/** What the platform loads first (`functions/src/main.cjs`), with a stand-in for the functions behind it. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { ROOT } from './prepare.mjs';

/** Makes many objects, of which a hundred thousand at a time are held, and says how much room there is for young ones (MiB). */
const BUSY = `let held = [];
for (let made = 0; made < 2e6; made++) {
  held.push({ made });
  if (held.length > 1e5) held = [];
}
const spaces = require('node:v8').getHeapSpaceStatistics();
console.log(spaces.find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20);
`;

it('the room for young objects stays small, however many a first request makes (without: 32 MiB)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-main-'));
  try {
    cpSync(join(ROOT, 'functions', 'src', 'main.cjs'), join(folder, 'main.cjs'));
    writeFileSync(join(folder, 'index.js'), BUSY);
    const loads = ['--eval', `require(${JSON.stringify(join(folder, 'main.cjs'))})`];
    const { stdout } = await execa(process.execPath, loads, { env: { K_SERVICE: 'chat' }, extendEnv: false });
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThanOrEqual(4);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
