import { sectionsOf } from '../../book/chapters.ts';
import type { Book, Page } from '../../book/model.ts';
import { hasText, pageOf } from '../../book/pages.ts';
import type { Findings } from '../../stores/readings.ts';
import { entryOf } from './outline.ts';

/** Runs of page numbers that `wanted` holds for. */
function rangesOf(book: Book, wanted: (page: Page) => boolean) {
  const ranges: { from: number; to: number }[] = [];
  for (const page of book.pages) {
    if (!wanted(page)) continue;
    const { number } = page;
    const last = ranges.at(-1);
    if (last?.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges;
}

/** Read here from its picture: a model's reading has no places. */
const isPictured = ({ quality, lines }: Page) => quality === 'estimated' && lines.some(({ runs }) => runs.length > 0);

/**
 * What a whole book's document says of it.
 * @param looked the pages whose pictures were looked at here
 */
export const findingsOf = (book: Book, looked: ReadonlySet<number> = new Set()): Findings => ({
  pagesWithoutText: rangesOf(book, (page) => !hasText(page)),
  pagesEstimated: rangesOf(book, ({ quality }) => quality === 'estimated'),
  pagesPictured: rangesOf(book, isPictured),
  pagesUnread: rangesOf(book, (page) => !hasText(page) && page.quality !== 'blank' && looked.has(page.number)),
  pagesBlank: rangesOf(book, ({ quality }) => quality === 'blank'),
  language: book.language,
  outline: sectionsOf(book).map((section) => entryOf(section, (page) => pageOf(book, page)?.label)),
});
