import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locateAssets, pdfjsFolder } from './assets.ts';

describe("pdf.js's own files", () => {
  it('are where the reader looks for them', () => {
    const { cMapUrl, standardFontDataUrl, workerSrc } = locateAssets();
    expect(existsSync(join(cMapUrl, 'UniGB-UCS2-H.bcmap'))).toBe(true);
    expect(existsSync(join(standardFontDataUrl, 'LiberationSans-Regular.ttf'))).toBe(true);
    expect(existsSync(fileURLToPath(workerSrc))).toBe(true);
  });

  it('are of the version that pdf-parse pins, outside the ranges of CVE-2024-4367 and CVE-2026-16633', () => {
    const { version } = JSON.parse(readFileSync(join(pdfjsFolder(), 'package.json'), 'utf8'));
    expect(version).toBe('5.4.296');
  });
});
