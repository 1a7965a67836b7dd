import { type Document, isUnderWay, openPictures, type PageRange } from '@contract/library.ts';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadPages } from '@/components/page-reading/read-pages.tsx';
import { ReadPictures } from '@/components/page-reading/read-pictures.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { library } from '@/config/texts/library.ts';
import { pageReading } from '@/config/texts/page-reading.ts';
import { formatDate, formatLanguage, formatNumber } from '@/lib/format.ts';

const words = library.row;
/** A row names this many stretches of pages at most; a longer list helps nobody. */
const MOST_RANGES = 5;

const Separated = ({ children }: { children: ReactNode }) => (
  <>
    <span aria-hidden> · </span>
    {children}
  </>
);

const Warning = ({ children }: { children: ReactNode }) => (
  <span className="mt-1 flex items-start gap-1.5 ">
    <CircleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
    {children}
  </span>
);

/** "3–5, 9, 12–14 …" */
function rangesText(ranges: readonly PageRange[]): string {
  const shown = ranges.slice(0, MOST_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return shown.join(', ') + (ranges.length > MOST_RANGES ? ' …' : '');
}

const lengthOf = (ranges: readonly PageRange[]) => ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);

/** Those of some pages that are not among others. */
function without(ranges: readonly PageRange[], others: readonly PageRange[]): PageRange[] {
  const left: PageRange[] = [];
  for (const [from, to] of ranges) {
    for (let page = from; page <= to; page++) {
      if (others.some(([first, last]) => page >= first && page <= last)) continue;
      const last = left.at(-1);
      if (last?.[1] === page - 1) last[1] = page;
      else left.push([page, page]);
    }
  }
  return left;
}

/** A cover and a drawing or two are pictures in most books: a row tells of them from this share of the pages on. */
const FEW = 0.05;
const matters = (ranges: readonly PageRange[], pages: number) => lengthOf(ranges) > FEW * pages;

/** Pages of which nothing is known: of blank ones nothing is missing, and what was looked at in vain has words of its own. */
const silentPages = ({ pages_without_text: missing, pages_blank, pages_unread }: Document) =>
  without(without(missing, pages_blank ?? []), pages_unread ?? []);

/** Whether the facts name the pages without text: not where there is nothing else, nor while it may change. */
function namesSilent(book: Document): boolean {
  const left = lengthOf(silentPages(book));
  return book.status === 'ready' && left > 0 && left < book.pages && !isUnderWay(book);
}

/** Whether its pictures could be read, and nobody has been asked to yet. */
const isOffered = (book: Document) => !book.pictures && openPictures(book).length > 0;

/** Date, pages, language, and in the same quiet grey what became of pages without text; while it is read, how far that is. */
export function BookFacts({ book }: { book: Document }) {
  const { pages, pages_read, status, language, title, created_at } = book;
  const pictured = book.pages_pictured ?? [];
  const byModel = without(book.pages_estimated ?? [], pictured);
  const nothing = book.pages_unread ?? [];
  const silent = silentPages(book);
  return (
    <div className="text-sm text-soft">
      <time dateTime={created_at}>{formatDate(created_at)}</time>
      {status !== 'reading' && <Separated>{words.pages(formatNumber(pages), pages)}</Separated>}
      {language && <Separated>{formatLanguage(language)}</Separated>}
      {namesSilent(book) && (
        <>
          <Separated>
            {/* Whole on its line: a range of pages is not broken. */}
            <span className="inline-block">{words.noTextOn(rangesText(silent), lengthOf(silent))}</span>
          </Separated>
          {isOffered(book) && ' '}
          {isOffered(book) && <ReadPictures book={book} inLine bare />}
        </>
      )}
      {status === 'ready' && matters(pictured, pages) && (
        <Separated>{pageReading.pictured(rangesText(pictured), lengthOf(pictured))}</Separated>
      )}
      {status === 'ready' && byModel.length > 0 && (
        <Separated>{pageReading.estimated(rangesText(byModel), lengthOf(byModel))}</Separated>
      )}
      {status === 'ready' && matters(nothing, pages) && (
        <Separated>{pageReading.nothing(rangesText(nothing), lengthOf(nothing))}</Separated>
      )}
      {status === 'reading' && (
        <>
          <Separated>
            <span>{pages_read > 0 ? words.reading(formatNumber(pages_read), formatNumber(pages)) : words.waiting}</span>{' '}
            <span className="max-sm:sr-only">{words.whileReading}</span>
          </Separated>
          {/* At the foot of its row, whose height it doesn't change. */}
          <div className="absolute inset-x-3 bottom-0 z-1 max-sm:inset-x-4">
            <ProgressBar label={words.readingBar(title)} value={pages > 0 ? pages_read / pages : null} />
          </div>
        </>
      )}
    </div>
  );
}

/** What the student has to know before asking: that it has no text at all, or could not be read; and what a model can do. */
export function BookTroubles({ book, className }: { book: Document; className?: string }) {
  const { pages, pages_without_text: missing, status } = book;
  return (
    <div className={classNames('text-sm text-soft empty:hidden', className)}>
      {status === 'failed' && <Warning>{book.problem ?? words.failed}</Warning>}
      {status === 'ready' && lengthOf(missing) === pages && !isUnderWay(book) && <Warning>{words.noTextAtAll}</Warning>}
      {/* Where the facts name those pages, the offer stands beside them. */}
      {!(namesSilent(book) && isOffered(book)) && <ReadPictures book={book} inLine className="mt-0.5" />}
      <ReadPages book={book} className="mt-2 max-w-prose" />
    </div>
  );
}
