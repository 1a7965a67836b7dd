import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { slimWorker } from '../../web/vite/slim-worker.ts';
import { ROOT } from './prepare.mjs';

const own = join(ROOT, 'node_modules/pdfjs-dist/legacy/build');

/**
 * A PDF whose pages stand in one row, each before its words, which are long. The first of them is the last in the file.
 * @param apart each page stands in a row of its own
 */
function inOneRow(count: number, apart = false): Uint8Array {
  const numbers = Array.from({ length: count }, (_, page) => page);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${numbers.map((page) => `${page + 3 + (apart ? 2 * count : 0)} 0 R`).join(' ')}] >>`,
    ...numbers.map(
      (page) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${100 + page} 100] /Contents ${page + 3 + count} 0 R >>`,
    ),
    ...numbers.map(() => `<< /Length 9999 >>\nstream\n${' '.repeat(9_999)}\nendstream`),
    ...numbers.map((page) => `<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [${page + 3} 0 R] >>`),
  ];
  const order = [0, 1, ...numbers.toReversed().flatMap((page) => [page + 2, page + 2 + count, page + 2 + 2 * count])];
  let file = '%PDF-1.7\n';
  const places: number[] = [];
  for (const at of order) {
    places[at] = file.length;
    file += `${at + 1} 0 obj\n${bodies[at]}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`;
  return Buffer.from(
    `${file}${head}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

const PIECE = 4_096;

/** A PDF opened in pieces: how wide its first and its last page are, and how much of it that took (bytes). */
async function opened(bytes: Uint8Array): Promise<{ widths: number[]; taken: number }> {
  // A package of the site's, not of the tools'.
  const { getDocument, PDFDataRangeTransport } = await import(pathToFileURL(join(own, 'pdf.mjs')).href);
  let taken = 0;
  const range = new PDFDataRangeTransport(bytes.length, bytes.slice(0, PIECE));
  range.requestDataRange = (begin: number, end: number) => {
    taken += end - begin;
    queueMicrotask(() => range.onDataRange(begin, bytes.slice(begin, end)));
  };
  const loading = getDocument({ range, rangeChunkSize: PIECE, disableAutoFetch: true, disableStream: true });
  const pdf = await loading.promise;
  const pages = await Promise.all([pdf.getPage(1), pdf.getPage(pdf.numPages)]);
  const widths = pages.map((page): number => page.getViewport({ scale: 1 }).width);
  await loading.destroy();
  return { widths, taken };
}

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

  describe('opening a book whose pages stand in one row', () => {
    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'folio-worker-'));
      const file = join(folder, 'worker.mjs');
      writeFileSync(file, slim.code);
      // Where pdf.js looks for a worker that is there already.
      Object.assign(globalThis, { pdfjsWorker: await import(pathToFileURL(file).href) });
      rmSync(folder, { recursive: true });
    });

    it('takes its ends and not all of it', async () => {
      const book = inOneRow(40);
      const { widths, taken } = await opened(book);
      expect(widths).toEqual([100, 139]);
      expect(taken / book.length).toBeLessThan(0.1);
    });

    it('looks through the row where it holds something else than pages', async () => {
      const { widths } = await opened(inOneRow(4, true));
      expect(widths).toEqual([100, 103]);
    });
  });

  it('is not made of a worker that it does not know', async () => {
    await expect(slimWorker('export const nothing = 1;')).rejects.toThrow('slim-worker.ts');
  });
});
