import type { SearchHit } from '@contract/book.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { useContext, useEffect, useRef } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import type { LabelOf } from '@/lib/page-names.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import { HitLines } from './hit-lines.tsx';
import { PrintedNumber } from './printed-number.tsx';
import { hitsBefore, type Row, rowsOf } from './rows.ts';
import type { Search } from './use-search.ts';

const ROW = [
  'group flex w-full min-w-0 flex-1 items-baseline rounded-control px-1 py-1 text-left font-serif leading-snug',
  'hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent',
  'max-md:min-h-11 max-md:items-center',
].join(' ');

interface TableProps {
  outline: readonly OutlineEntry[];
  labelOf: LabelOf;
  page: number;
  language: string | null;
  search: Search;
  onPage: (page: number) => void;
  onHit: (hit: SearchHit) => void;
}

/** Sections are set in under their chapters, three steps at most. */
const INSET = ['', 'pl-4', 'pl-8', 'pl-12'];

/** A book's chapters as a printed table of contents; while something is searched for, with what was found in them. */
export function Table({ outline, labelOf, page, language, search, onPage, onHit }: TableProps) {
  const list = useRef<HTMLDivElement>(null);
  const RowEnd = useContext(ViewerSlots)?.RowEnd;
  const { found, hit } = search;
  // While something is searched for, what holds none of it would only stand in the way.
  const rows = rowsOf(outline, page, found).filter(({ count }) => !found || count > 0);
  const current = rows.find((row) => row.current)?.at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the reader is comes into sight as they go on
  useEffect(() => {
    list.current?.querySelector('[aria-current="location"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <div ref={list}>
      {outline.length === 0 && !found && <p className="px-1 py-3 text-sm text-soft">{viewer.noContents}</p>}
      <HitLines hits={hitsBefore(outline, found)} shown={hit} language={language} onShow={onHit} />
      <ol>
        {rows.map((row) => (
          <li key={row.at} className={INSET[Math.min(row.level, INSET.length) - 1]}>
            <div className="flex items-center">
              <Entry row={row} label={labelOf(row.page)} language={language} onPage={onPage} />
              {RowEnd && !found && !row.apart && (row.level === 1 || row.current) && (
                <RowEnd at={row.at} title={row.title} />
              )}
            </div>
            <HitLines hits={row.hits} shown={hit} language={language} onShow={onHit} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface EntryProps {
  row: Row;
  /** What is printed on its first page, where it differs. */
  label: string | undefined;
  language: string | null;
  onPage: (page: number) => void;
}

const Entry = ({ row: { number, title, page, count, current, level }, label, language, onPage }: EntryProps) => (
  <button
    type="button"
    aria-current={current ? 'location' : undefined}
    onClick={() => onPage(page)}
    className={`${ROW} ${level > 1 ? 'text-sm' : 'text-base'}`}
  >
    {number && <span className="mr-2 shrink-0 font-normal text-soft tabular-nums">{number}</span>}{' '}
    <span dir="auto" {...(language && { lang: language })} className="min-w-0 [overflow-wrap:anywhere]">
      {title}
    </span>{' '}
    <span aria-hidden className="mx-1.5 min-w-3 flex-1 translate-y-[-0.25em] border-b border-dotted border-edge" />
    {count > 0 && (
      <span className="mr-1.5 shrink-0 rounded-full bg-accent-wash px-2 font-sans text-sm font-medium text-accent tabular-nums">
        <span aria-hidden>{count}</span>
        <span className="sr-only">{viewer.hitsHere(count)}, </span>
      </span>
    )}
    <span className="shrink-0 text-right font-normal tabular-nums">
      <PrintedNumber page={page} label={label} />
    </span>
  </button>
);
