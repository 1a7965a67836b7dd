/** Where things landed when the book was printed. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Pagination } from './assemble.ts';

/** Page of every anchor something links to, and each page's text. */
export async function paginate(pdf: Uint8Array): Promise<Pagination> {
  // pdf.js takes the buffer over; the caller keeps its own.
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const pageOf = new Map<string, number>();
  for (const [name, target] of await document.getDestinations()) {
    pageOf.set(name, (await document.getPageIndex(target[0])) + 1);
  }
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    texts.push(words.join('').replace(/\s+/g, ' '));
  }
  await document.loadingTask.destroy();
  return { pageOf, texts };
}
