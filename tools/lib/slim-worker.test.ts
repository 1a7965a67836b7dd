import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { slimWorker } from '../../web/vite/slim-worker.ts';
import { ROOT } from './prepare.mjs';

const own = join(ROOT, 'node_modules/pdfjs-dist/legacy/build');

describe("pdf.js's worker as the site has it", () => {
  let slim: Awaited<ReturnType<typeof slimWorker>>;
  beforeAll(async () => {
    slim = await slimWorker(readFileSync(join(own, 'pdf.worker.mjs'), 'utf8'));
  });

  it('is smaller by a quarter at least on the line', () => {
    const before = gzipSync(readFileSync(join(own, 'pdf.worker.min.mjs'))).length;
    expect(gzipSync(slim.code).length / before).toBeLessThan(0.75);
  });

  it("has all of Brotli's dictionary beside it", () => {
    const [first = '', second = ''] = z.array(z.string()).parse(JSON.parse(slim.dictionary));
    expect(first.length + second.length).toBe(122_784);
    expect(slim.code).not.toContain(first.slice(0, 100));
  });

  it('is not made of a worker that it does not know', async () => {
    await expect(slimWorker('export const nothing = 1;')).rejects.toThrow('slim-worker.ts');
  });
});
