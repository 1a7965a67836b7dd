import type { BookCoverage } from '@contract/coverage.ts';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { spineOf } from '@/lib/spine.ts';
import { titleText } from '@/lib/title-text.ts';
import { type AskedChapter, band, practiseAt, weakestFirst } from '../weakest.ts';
import { SectionHead } from './section-head.tsx';

/** So many chapters are shown at first, of each of the two groups. */
const SHOWN = { told: 6, few: 3 };

const COLUMNS = 'md:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_10rem_auto] md:gap-x-6';

interface WeakestProps {
  books: readonly BookCoverage[];
  /** Without a connection nothing can be practised, and nothing is offered. */
  offline: boolean;
}

/** The chapters that were asked about, the weakest first; those with too few answers stand apart and say no per cent. */
export function Weakest({ books, offline }: WeakestProps) {
  const [all, setAll] = useState(false);
  const { told, few } = weakestFirst(books);
  if (told.length + few.length === 0) return null;
  const shown = all ? { told, few } : { told: told.slice(0, SHOWN.told), few: few.slice(0, SHOWN.few) };
  const more = told.length + few.length - shown.told.length - shown.few.length;
  return (
    <section aria-labelledby="weakest" className="mt-10">
      <SectionHead id="weakest" title={words.weakest.title}>
        {told.length > 0 && words.weakest.legend}
      </SectionHead>
      {shown.told.length > 0 && (
        <>
          <ul>
            {shown.told.map((chapter) => (
              <Row key={`${chapter.pdf_id} ${chapter.from}`} chapter={chapter} offline={offline} />
            ))}
          </ul>
          <Figures offline={offline} />
        </>
      )}
      {shown.few.length > 0 && (
        <>
          <h3 className="mt-4 border-b border-line pb-1.5 font-sans text-sm font-medium text-soft">
            {words.weakest.few}
          </h3>
          <ul>
            {shown.few.map((chapter) => (
              <Row key={`${chapter.pdf_id} ${chapter.from}`} chapter={chapter} offline={offline} few />
            ))}
          </ul>
          <Figures offline={offline} />
        </>
      )}
      {more > 0 && (
        <Button look="quiet" size="small" onClick={() => setAll(true)} className="mt-2 -ml-3 min-h-10 text-accent!">
          {words.weakest.more(formatNumber(more), more)}
        </Button>
      )}
    </section>
  );
}

/** What the ends and the middle of the scales above it stand for. */
const Figures = ({ offline }: { offline: boolean }) => (
  <div aria-hidden className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 pt-1 text-sm text-soft ${COLUMNS}`}>
    <span className={`flex justify-between tabular-nums md:col-start-2 ${offline ? 'max-md:col-span-2' : ''}`}>
      <span>{formatPercent(0)}</span>
      <span>{formatPercent(50)}</span>
      <span>{formatPercent(100)}</span>
    </span>
    {/* As wide as the button above it, so that the columns agree. */}
    <span className={`invisible px-3 font-medium max-md:-mr-3 md:col-start-4 ${offline ? 'max-md:hidden' : ''}`}>
      {words.weakest.practise}
    </span>
  </div>
);

interface RowProps {
  chapter: AskedChapter;
  offline: boolean;
  /** Too few answers to say a per cent. */
  few?: boolean;
}

function Row({ chapter, offline, few = false }: RowProps) {
  const { title, book, right, of, attempted } = chapter;
  const result = (attempted > of ? words.weakest.lately : words.weakest.right)(formatNumber(right), formatNumber(of));
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 md:py-2 ${COLUMNS}`}
    >
      <div
        className="min-w-0 border-l-4 pl-3 max-md:col-span-2"
        style={{ borderColor: spineOf(book) }} // a book's colour is made of its title
      >
        <p className={`text-left font-serif leading-snug ${few ? '' : 'font-semibold'}`} dir="auto">
          {titleText(title)}
        </p>
        <p className="truncate text-left text-sm text-soft" dir="auto">
          {book}
        </p>
      </div>
      <Scale right={right} of={of} few={few} wide={offline} />
      <p className="text-sm text-soft tabular-nums max-md:row-start-3 max-md:flex max-md:items-baseline max-md:gap-2">
        {!few && (
          <span className="font-serif text-lg leading-tight font-semibold text-ink md:block">
            {formatPercent((right / of) * 100)}
          </span>
        )}{' '}
        <span>{result}</span>
      </p>
      <ButtonLink
        to={practiseAt(chapter)}
        size="small"
        look="quiet"
        aria-label={words.weakest.practiseIt(title)}
        className={`text-accent! max-md:-mr-3 max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:min-h-11 md:min-h-10 ${offline ? 'max-md:hidden md:invisible' : ''}`}
      >
        {words.weakest.practise}
      </ButtonLink>
    </li>
  );
}

/** The result as a tick on a line from 0 to 100 %, and the band it may be off by; the words beside it have the figures. On a phone it has the room of the button where there is none. */
function Scale({ right, of, few, wide }: { right: number; of: number; few: boolean; wide: boolean }) {
  const { from, to } = band(right, of);
  return (
    <span aria-hidden className={`relative block h-6 border-x border-edge ${wide ? 'max-md:col-span-2' : ''}`}>
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span
        className={`absolute top-1/2 h-2.5 -translate-y-1/2 rounded-full border ${few ? 'border-dashed border-edge' : 'border-accent bg-accent-wash'}`}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className={`absolute top-1/2 h-4 w-1 -translate-1/2 rounded-[1px] ${few ? 'bg-edge' : 'bg-accent'}`}
        style={{ left: `${(right / of) * 100}%` }}
      />
    </span>
  );
}
