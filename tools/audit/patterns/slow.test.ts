import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('no pattern of the product is slow over the longest text that reaches it', async () => {
  // A process of its own: patterns are noted as the modules make them, once.
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'slow.ts')]);
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, -1)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^1\d{3} patterns, 0 slow; a slow one is found$/);
}, 240_000);
