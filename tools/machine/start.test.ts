import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive } from '../lib/lock.mjs';
import { ROOT } from '../lib/prepare.mjs';
import { descendantsOf } from '../lib/processes.ts';

const data = mkdtempSync(join(tmpdir(), 'folio-data-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Started {
  process: ChildProcess;
  /** Address of the Auth emulator, as host:port. */
  auth: string;
  family: number[];
  /** The process beneath the shell. */
  tool: number;
}

/** Through a shell, as npm does it: one that stays, and dies of a signal without passing it on. */
function run(script: string, ...args: string[]): { process: ChildProcess; output: () => string } {
  const command = [process.execPath, join(ROOT, 'tools', 'run.mjs'), script, ...args]
    .map((part) => `'${part}'`)
    .join(' ');
  const child = spawn('sh', ['-c', `${command}; exit $?`], {
    env: { ...process.env, FOLIO_DATA: data, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (text += bytes));
  return { process: child, output: () => text };
}

/** Fulfilled when that pattern has been printed; rejected when the program ends before. */
async function printed(program: ReturnType<typeof run>, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const match = pattern.exec(program.output());
    if (match) return match;
    if (program.process.exitCode !== null) throw new Error(`It ended:\n${program.output()}`);
    await Promise.race([once(program.process.stdout ?? program.process, 'data'), once(program.process, 'exit')]);
  }
}

async function start(): Promise<Started> {
  const program = run('start', '--free-ports');
  const [, url] = await printed(program, /Folio is ready: (\S+)[\s\S]*Stop with/);
  const health = (await (await fetch(`${url}/api/health`)).json()) as { emulators: { auth: string } };
  const family = descendantsOf(program.process);
  return { process: program.process, auth: health.emulators.auth, family, tool: family[1] ?? 0 };
}

async function account(auth: string, method: 'signUp' | 'signInWithPassword'): Promise<number> {
  const { status } = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kept@folio.example', password: 'study-with-proof' }),
  });
  return status;
}

describe('npm start', () => {
  it('keeps what a student did for the next start, and leaves no process behind, however it is stopped', async () => {
    const first = await start();
    expect(first.family.length).toBeGreaterThan(3);
    expect(await account(first.auth, 'signUp')).toBe(200);

    const second = run('start', '--free-ports');
    await once(second.process, 'exit');
    expect(second.output()).toMatch(/Folio is running already at http:\/\/127\.0\.0\.1:\d+ \(process \d+\)/);

    // Ctrl-C reaches every process of the terminal, the shell's child among them.
    process.kill(first.tool, 'SIGINT');
    await expect.poll(() => first.family.filter(isAlive), { timeout: 60_000 }).toEqual([]);

    const again = await start();
    expect(await account(again.auth, 'signInWithPassword')).toBe(200);
    again.process.kill('SIGTERM');
    await expect.poll(() => again.family.filter(isAlive), { timeout: 60_000 }).toEqual([]);

    const reset = run('reset');
    await once(reset.process, 'exit');
    expect(reset.output()).toContain('begins with the demo data');
    expect(existsSync(join(data, 'kept'))).toBe(false);
  });
});
