import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './prepare.mjs';

/** A project with nothing installed, on a machine with the programs that a test puts there. */
const machine = mkdtempSync(join(tmpdir(), 'folio-machine-'));
const programs = join(machine, 'bin');

beforeAll(() => {
  cpSync(join(ROOT, 'tools', 'run.mjs'), join(machine, 'tools', 'run.mjs'));
  for (const file of ['prepare.mjs', 'lock.mjs', 'guard.mjs']) {
    cpSync(join(ROOT, 'tools', 'lib', file), join(machine, 'tools', 'lib', file));
  }
  mkdirSync(programs);
  writeFileSync(join(machine, 'package-lock.json'), JSON.stringify({ packages: {} }));
});
afterAll(() => rmSync(machine, { recursive: true, force: true }));

function program(name: string, script: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, name), 0o755);
}

async function start(): Promise<{ code: number | undefined; said: string }> {
  const { exitCode, all } = await execa(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: machine,
    env: { PATH: `${programs}:/bin` },
    extendEnv: false,
    all: true,
    reject: false,
  });
  return { code: exitCode, said: all };
}

describe('on a machine that lacks something, npm start says in one sentence what to do', () => {
  it('when Java is too old', async () => {
    program('java', 'echo \'openjdk version "1.8.0_412"\' >&2');
    const { code, said } = await start();
    expect(code).toBe(1);
    expect(said.trim()).toMatch(
      /^Folio's emulators need Java 11 or newer and this is Java 8: install it \(.*\) and run this again\.$/,
    );
  });

  it('when the packages cannot be installed', async () => {
    program('java', 'echo \'openjdk version "17.0.15" 2025-04-15\' >&2');
    program('npm', 'echo "registry unreachable" >&2; exit 1');
    const { code, said } = await start();
    expect(code).toBe(1);
    expect(said).toContain('Installing the packages (npm ci)');
    expect(said).toContain('registry unreachable');
    expect(said).toMatch(/The packages could not be installed .* run this again\./);
  });
});
