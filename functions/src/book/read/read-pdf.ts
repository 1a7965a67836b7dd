/** Bytes of a PDF → Book, in this process. Server code wants the child instead (`supervise.ts`). */
import type { Book, Page } from '../model.ts';
import { finishBook } from './finish.ts';
import { type ReadOptions, readPages } from './read-pages.ts';

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
