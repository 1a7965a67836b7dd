import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** A machine short of memory may kill the process, which says nothing of patterns: it is asked again, so often in all. */
const TRIES = 3;

/** What the script says and how it ended. A process of its own: patterns are noted as the modules make them, once. */
async function looked(): Promise<{ out: string; err: string; code: number | null; signal: string | null }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'slow.ts')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code, signal };
}

it('no pattern of the product is slow over the longest text that reaches it', async () => {
  let end = await looked();
  for (let tried = 1; end.signal && tried < TRIES; tried++) end = await looked();
  expect(end, end.err).toMatchObject({ code: 0, signal: null });
  const lines = end.out.trim().split('\n');
  expect(lines.slice(0, -1)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^1\d{3} patterns, 0 slow; a slow one is found$/);
}, 240_000);
