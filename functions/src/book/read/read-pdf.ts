/** Bytes of a PDF → Book, in this process. Server code wants the child instead (`supervise.ts`). */
import { MAX_PAGES } from '../../contract/limits.ts';
import type { Book, OutlineItem, Page, TextQuality } from '../model.ts';
import { isDynamicForm, readLabels, readOutline, readTitle } from './about.ts';
import { Disguises } from './cyrillic.ts';
import { ReadError } from './failure.ts';
import { finishBook } from './finish.ts';
import { Fonts } from './fonts.ts';
import { Words } from './hyphens.ts';
import { Lettering } from './lettering.ts';
import { openPdf } from './open.ts';
import type { PdfDocument } from './pdfjs.ts';
import { blankPage, type Memory, readPage } from './read-page.ts';

export interface ReadOptions {
  /** More pages than this are refused with `too_many_pages`. Default: `MAX_PAGES`. */
  maxPages?: number;
  signal?: AbortSignal;
}

/** What becomes of pages. Both are waited for, so that a slow receiver slows the reading down. */
export interface PageReceiver {
  /** Called before each page is read. */
  onStart?: (page: number, total: number) => Promise<void> | undefined;
  /** Called with each page as soon as it is read; `failed` when it could not be, and is empty for that reason. */
  onPage: (page: Page, progress: { total: number; failed: boolean }) => Promise<void> | undefined;
  /** First page to read, 1-based. Default: 1. */
  from?: number;
  /** Pages not to try again, because they were the end of a reader before: they count as failed. */
  skip?: readonly number[];
}

/** What a PDF says about itself. */
export interface About {
  title: string | null;
  outline: OutlineItem[];
}

/** What can only be told when the last page is read. */
export interface Conclusion extends About {
  /** Pages whose text turned out to be of another quality than was said when they were handed over. */
  revised: Pick<Page, 'number' | 'quality'>[];
}

export interface Inspection extends About {
  pages: number;
}

function checkLength(document: PdfDocument, maxPages: number): void {
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

/** Opens a PDF and says what it is, without reading its pages. @throws ReadError */
export async function inspectBytes(bytes: Uint8Array, maxPages = MAX_PAGES): Promise<Inspection> {
  const document = await openPdf(bytes);
  try {
    checkLength(document, maxPages);
    await checkFirstPages(document);
    return { pages: document.numPages, title: await readTitle(document), outline: await readOutline(document) };
  } finally {
    await document.destroy();
  }
}

/**
 * Reads a PDF page by page, keeping none. A page that cannot be read comes out empty (`quality: 'none'`) and does not
 * stop the others. Takes the bytes over (pdf.js may detach them). Not bounded in time or memory.
 * @returns what the file says about itself, and what is to be said otherwise of pages that were handed over
 * @throws ReadError, or the signal's reason
 */
export async function readPages(
  bytes: Uint8Array,
  receiver: PageReceiver,
  options: ReadOptions = {},
): Promise<Conclusion> {
  const document = await openPdf(bytes);
  try {
    checkLength(document, options.maxPages ?? MAX_PAGES);
    const total = document.numPages;
    const labels = await readLabels(document);
    const isForm = await isDynamicForm(document);
    const lettering = new Lettering();
    const memory: Memory = { fonts: new Fonts(), lettering, words: new Words(), disguises: new Disguises(), isForm };
    const qualities = new Map<number, TextQuality>();
    let failures = 0;
    for (let number = receiver.from ?? 1; number <= total; number++) {
      options.signal?.throwIfAborted();
      await receiver.onStart?.(number, total);
      const isSkipped = receiver.skip?.includes(number) === true;
      const read = isSkipped ? null : await readPage(document, number, memory).catch(() => null);
      if (!read) failures++;
      const page = read ?? blankPage(number);
      const label = labels[number - 1];
      qualities.set(number, page.quality);
      if (label && label !== String(number)) page.label = label;
      await receiver.onPage(page, { total, failed: read === null });
    }
    if (failures === total) throw new ReadError('unusable', 'No page can be read');
    const revised = lettering.revised(qualities);
    return { title: await readTitle(document), outline: await readOutline(document), revised };
  } finally {
    await document.destroy();
  }
}

/**
 * Reads a whole PDF in this process: for tests, tools and evaluations on files one knows. See `readPages`.
 * @throws ReadError, or the signal's reason
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<Book> {
  const pages: Page[] = [];
  const onPage = (page: Page): undefined => {
    pages.push(page);
  };
  const { revised, ...about } = await readPages(bytes, { onPage }, options);
  return finishBook({ ...about, pages }, revised);
}
