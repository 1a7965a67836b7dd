import type { SearchHit } from '@contract/book.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { type RefObject, useContext, useState } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import type { LabelOf } from '@/lib/page-names.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import type { PagePictures } from '../page-pictures.ts';
import { chaptersWithHits } from './rows.ts';
import { SearchField } from './search-field.tsx';
import { Table } from './table.tsx';
import { Thumbnails } from './thumbnails.tsx';
import type { Search } from './use-search.ts';

export interface ContentsProps {
  outline: readonly OutlineEntry[];
  labelOf: LabelOf;
  pictures: PagePictures;
  pages: number;
  page: number;
  /** BCP 47 tag of the book's language. */
  language: string | null;
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  /** A page was chosen from the table or the thumbnails. */
  onPage: (page: number) => void;
  /** A hit was chosen. */
  onHit: (hit: SearchHit) => void;
  /** The next hit is wanted, or with -1 the one before. */
  onStep: (step: 1 | -1) => void;
  onLeave: () => void;
}

type View = 'table' | 'thumbnails' | 'marks';
const VIEWS: readonly { view: View; label: string }[] = [
  { view: 'table', label: viewer.contents },
  { view: 'thumbnails', label: viewer.thumbnails },
];

/** What a book holds: its chapters, its pages, and where words stand in it. */
export function Contents(props: ContentsProps) {
  const { outline, labelOf, pictures, pages, page, language, search, field, onPage, onHit, onStep, onLeave } = props;
  const [view, setView] = useState<View>(outline.length > 0 ? 'table' : 'thumbnails');
  const { found } = search;
  const slots = useContext(ViewerSlots);
  const views = slots ? [...VIEWS, { view: 'marks' as const, label: slots.list.label }] : VIEWS;

  return (
    <>
      <SearchField
        field={field}
        search={search}
        chapters={found ? chaptersWithHits(outline, found) : 0}
        onStep={onStep}
        onLeave={onLeave}
      />
      {!found && (
        <fieldset className="mt-2 flex gap-1" aria-label={viewer.contents}>
          {views.map(({ view: one, label }) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className="min-h-9 rounded-control px-3 text-sm font-medium text-soft hover:bg-sunken aria-pressed:bg-accent-wash aria-pressed:text-accent max-md:min-h-11"
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <div data-contents-scroller className="-mx-2 mt-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-4">
        {found || view === 'table' ? (
          <Table {...{ outline, labelOf, page, language, search, onPage, onHit }} />
        ) : view === 'marks' && slots ? (
          <slots.list.Content onPage={onPage} />
        ) : (
          <Thumbnails pictures={pictures} pages={pages} page={page} onPage={onPage} />
        )}
      </div>
    </>
  );
}
