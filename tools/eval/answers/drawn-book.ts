/** A book of which nothing but pictures is left: its first pages drawn, put into a PDF and read as an upload of a scan is. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '../../../functions/src/book/model.ts';
import type { PictureReading } from '../../../functions/src/book/pictures/model.ts';
import { withPictures } from '../../../functions/src/book/pictures/page.ts';
import { readPicturesInChild } from '../../../functions/src/book/read/pictures-in-child.ts';
import { readPdf } from '../../../functions/src/book/read/read-pdf.ts';
import { asPictures } from '../../../functions/test/fixtures/drawn.ts';

/** As many pages as one portion of the background reader has (ms a page, on a busy machine). */
const PAGE_MS = 60_000;

/** The first pages of a book as they are read from its text. */
export const firstPages = (book: Book, count: number): Book => ({
  ...book,
  outline: book.outline.filter(({ page }) => page <= count),
  pages: book.pages.slice(0, count),
});

/**
 * The first pages of a PDF, each drawn at about 170 pixels an inch and kept as a JPEG, read from these pictures. What a scan has
 * not is not there: no outline, no title.
 */
export async function drawnBook(bytes: Uint8Array, count: number): Promise<Book> {
  const pages = Array.from({ length: count }, (_, at) => at + 1);
  const folder = await mkdtemp(join(tmpdir(), 'folio-drawn-book-'));
  try {
    const path = join(folder, 'scan.pdf');
    const scan = await asPictures(bytes, pages);
    await writeFile(path, scan);
    const readings = new Map<number, PictureReading>();
    await readPicturesInChild(
      path,
      pages,
      ({ page, reading, cpuMs }) => {
        readings.set(page, reading);
        console.error(`page ${page} of ${count} read, ${Math.round(cpuMs / 1_000)} s of a processor so far`);
      },
      { limits: { wallMs: count * PAGE_MS } },
    );
    return withPictures(await readPdf(scan), readings, new Map());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
