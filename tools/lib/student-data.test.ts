import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
let data: typeof import('./student-data.ts');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-data-'));
  vi.stubEnv('FOLIO_DATA', folder);
  vi.resetModules();
  data = await import('./student-data.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** What a suite does when it ends: a folder, whole from one moment to the next. */
function exportsTo(path: string, what: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'what'), what);
  writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
}
const kept = () => readFileSync(join(folder, 'kept', 'what'), 'utf8');

describe("the student's data", () => {
  it('of one start is what the next begins with', () => {
    for (const what of ['first', 'second']) {
      const open = data.openStudentData();
      open.cameUp('http://127.0.0.1:1');
      exportsTo(open.exportTo, what);
      expect(open.close()).toBe(true);
      expect(kept()).toBe(what);
    }
    const next = data.openStudentData();
    expect(next.importFrom).toBe(join(folder, 'kept'));
    next.close();
  });

  it('is not overwritten by a suite that was stopped before it had come up', () => {
    exportsTo(join(folder, 'kept'), 'whole');
    const open = data.openStudentData();
    exportsTo(open.exportTo, 'half imported');
    expect(open.close()).toBe(false);
    expect(kept()).toBe('whole');
    expect(existsSync(open.exportTo)).toBe(false);
  });

  it('is kept even when only the suite lived to export it', () => {
    const open = data.openStudentData();
    open.cameUp('http://127.0.0.1:1');
    exportsTo(open.exportTo, 'after the crash');
    rmSync(join(folder, 'lock'), { recursive: true });
    data.openStudentData().close();
    expect(kept()).toBe('after the crash');
  });

  it('is used by one copy of Folio at a time, and the other is told where the first is', () => {
    const open = data.openStudentData();
    open.cameUp('http://127.0.0.1:5002');
    const second = /running already at http:\/\/127\.0\.0\.1:5002 \(process \d+\)/;
    expect(() => data.openStudentData()).toThrow(second);
    expect(() => data.resetStudentData()).toThrow(second);
    open.close();
  });

  it('passes over a lock whose holder is gone', () => {
    mkdirSync(join(folder, 'lock'));
    writeFileSync(join(folder, 'lock', 'holder'), `${process.pid} at another time`);
    expect(() => data.openStudentData().close()).not.toThrow();
  });

  it('is gone after a reset', () => {
    exportsTo(join(folder, 'kept'), 'whole');
    data.resetStudentData();
    const next = data.openStudentData();
    expect(next.importFrom).not.toBe(join(folder, 'kept'));
    next.close();
  });
});
