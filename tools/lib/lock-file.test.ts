import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLock } from './complete-lock.ts';
import type { Lock } from './dist-lock.ts';
import { ROOT } from './prepare.mjs';

const lock: Lock & Record<string, unknown> = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const versionsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([path, entry]) => [path, entry.version ?? '']),
  );

/** [major, minor, patch] below, at or above another. */
function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((part) => left?.[part] !== right?.[part]);
  return at === undefined ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

describe('package-lock.json', () => {
  it('has one pdf.js for each side: what react-pdf asks for, and what pdf-parse wraps', () => {
    expect(versionsOf('pdfjs-dist')).toEqual({
      'node_modules/pdfjs-dist': '6.3.289',
      'node_modules/pdf-parse/node_modules/pdfjs-dist': '5.4.296',
    });
  });

  it('has no pdf.js that runs code from fonts (CVE-2024-4367, before 4.2.67) or is in the range of CVE-2026-16633', () => {
    for (const version of Object.values(versionsOf('pdfjs-dist'))) {
      expect(compare(version, '4.2.67'), version).toBeGreaterThanOrEqual(0);
      const affected = compare(version, '5.6.83') >= 0 && compare(version, '6.2.107') <= 0;
      expect(affected, version).toBe(false);
    }
  });

  it("was written under the project's own Node, not by one that picks older versions", () => {
    expect(versionsOf('node')['node_modules/node']).toMatch(/^24\./);
    expect(versionsOf('firebase-tools')['node_modules/firebase-tools']).toMatch(/^14\.27\./);
    expect(versionsOf('pdf-parse')['node_modules/pdf-parse']).toBe('2.4.5');
  });

  it('names no address that packages are fetched from', () => {
    expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
  });

  it('lets Node 20, which installs it on a fresh clone, leave out nothing that the functions load', () => {
    // npm passes over optional packages whose engines the installing Node does not satisfy; these want 22.
    expect(lock.packages['node_modules/@google-cloud/firestore']?.optional).toBeUndefined();
    expect(lock.packages['node_modules/@google-cloud/storage']?.optional).toBeUndefined();
  });

  it('lists the builds for other platforms, without which npm ci refuses it (npm run complete-lock)', () => {
    expect(completeLock(lock).added).toEqual([]);
  });

  it('gives every package its checksum, but for builds for platforms that the registry at hand lacked', () => {
    const without = Object.entries(lock.packages).filter(
      ([path, entry]) =>
        path.includes('node_modules/') && !entry.link && !('integrity' in entry) && !('inBundle' in entry),
    );
    const forUs = without.filter(([, { os, cpu, libc }]) => {
      const here = !os || (os.includes('linux') && libc?.includes('musl') !== true);
      return here && (!cpu || cpu.some((processor) => ['x64', 'arm64'].includes(processor)));
    });
    expect(forUs.map(([path]) => path)).toEqual([]);
  });
});
