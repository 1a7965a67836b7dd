/**
 * What an uploaded file is, told without reading its pages. Apart from `read-pdf.ts`, so that a child that only looks at a
 * file loads no language and is done in half the time.
 */
import { MAX_PAGES } from '../../contract/limits.ts';
import type { OutlineItem } from '../model.ts';
import { readOutline, readTitle } from './about.ts';
import { ReadError } from './failure.ts';
import { openPdf } from './open.ts';
import type { PdfDocument } from './pdfjs.ts';
import { readTitlePage } from './title-page.ts';

/** What a PDF says about itself. */
export interface About {
  title: string | null;
  outline: OutlineItem[];
}

export interface Inspection extends About {
  pages: number;
  /** As its first page prints it; null where that is not sure. */
  printed: string | null;
}

/** @throws ReadError where a document has no pages, or more than may be read */
export function checkLength(document: PdfDocument, maxPages: number): void {
  if (document.numPages > maxPages) throw new ReadError('too_many_pages', `${document.numPages} pages`);
  if (document.numPages < 1) throw new ReadError('unusable', 'No pages');
}

/** How many pages of a file may be missing at its start before it counts as one without pages. */
const FIRST_PAGES = 3;

async function checkFirstPages(document: PdfDocument): Promise<void> {
  for (let number = 1; number <= Math.min(FIRST_PAGES, document.numPages); number++) {
    const page = await document.getPage(number).catch(() => null);
    if (page) return;
  }
  throw new ReadError('unusable', 'Its pages cannot be found');
}

/**
 * Opens a PDF and tells what it is, without reading its pages; then once more with what its first page is headed by, where that is
 * sure: whoever listens knows enough where that page is never done. @throws ReadError
 */
export async function* inspectBytes(bytes: Uint8Array, maxPages = MAX_PAGES): AsyncGenerator<Inspection> {
  const document = await openPdf(bytes);
  try {
    checkLength(document, maxPages);
    await checkFirstPages(document);
    const title = await readTitle(document);
    const inspection = { pages: document.numPages, title, outline: await readOutline(document), printed: null };
    yield inspection;
    const printed = await readTitlePage(document);
    if (printed !== null) yield { ...inspection, printed };
  } finally {
    await document.destroy();
  }
}
