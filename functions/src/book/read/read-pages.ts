/** Bytes of a PDF → its pages, one after the other, in this process; a book is made of them by `finish.ts`. */
import { MAX_PAGES } from '../../contract/limits.ts';
import type { Page, TextQuality } from '../model.ts';
import { isDynamicForm, readLabels, readOutline, readTitle } from './about.ts';
import { Disguises } from './cyrillic.ts';
import { ReadError } from './failure.ts';
import { Fonts } from './fonts.ts';
import { Words } from './hyphens.ts';
import { type About, checkLength } from './inspect-pdf.ts';
import { Lettering } from './lettering.ts';
import { openPdf } from './open.ts';
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

/** What can only be told when the last page is read. */
export interface Conclusion extends About {
  /** Pages whose text turned out to be of another quality than was said when they were handed over. */
  revised: Pick<Page, 'number' | 'quality'>[];
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
