/** Where things landed when the book was printed. */
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { readPdf } from '../../functions/src/book/read/index.ts';
import type { Pagination } from './assemble.ts';

/** Page of every anchor that something links to, and each page's text as the product reads it. */
export async function paginate(pdf: Uint8Array): Promise<Pagination> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages: unknown[] = document.getPages().map((page) => page.ref);
  const anchors = document.catalog.lookup(PDFName.of('Dests'), PDFDict);
  const pageOf = new Map(
    anchors.keys().map((name) => {
      const [page] = anchors.lookup(name, PDFArray).asArray();
      return [name.decodeText(), pages.indexOf(page) + 1] as const;
    }),
  );
  const book = await readPdf(Uint8Array.from(pdf));
  return { pageOf, texts: book.pages.map((page) => page.text.replace(/\s+/g, ' ')) };
}
