import type { SearchHit } from '@contract/book.ts';
import type { OutlineEntry } from '@contract/library.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { viewer } from '@/config/texts/viewer.ts';
import { isRightToLeft } from '@/lib/language-direction.ts';
import { useOpenContents } from '@/lib/open-contents.ts';
import { openingNow } from '@/lib/opening-picture.ts';
import type { LabelOf } from '@/lib/page-names.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import type { Back } from '../back.ts';
import { nextHit, useSearch } from '../contents/use-search.ts';
import { PagePictures } from '../page-pictures.ts';
import type { Place } from '../place.ts';
import { useContents } from '../use-contents.ts';
import { useDimPaper } from '../use-paper.ts';
import { useRoom } from '../use-room.ts';
import type { Stop } from '../use-stop.ts';
import { useTextView } from '../use-text-view.ts';
import { ContentsButtons } from './contents-buttons.tsx';
import { ContentsFrame } from './contents-frame.tsx';
import { ForeEdge } from './fore-edge.tsx';
import { HitBar } from './hit-bar.tsx';
import { ReadingPane } from './reading-pane.tsx';

export interface OpenBookProps {
  pdf: PDFDocumentProxy;
  bookId: string;
  page: number;
  onPage: (page: number) => void;
  place: Place | null;
  outline: readonly OutlineEntry[];
  labelOf: LabelOf;
  /** BCP 47 tag of the book's language; null where it is not known. */
  language: string | null;
  /** Pages with words that the conversation's answers rest on. */
  marked: readonly number[];
  /** Stands between the page and its controls while `place` is shown. */
  below: ReactNode;
  /** The way back from `place`. */
  back: Back | null;
  /** Where the student stopped last time, while it leads anywhere. */
  stop: Stop | null;
  /** On a phone the element of the bar over the book that takes its buttons. */
  bar: HTMLElement | null | undefined;
}

const NO_PAGES: readonly number[] = [];
/** With less room than this the contents lie over the page (CSS pixels). */
const BESIDE = 680;

/** A book: its page, and beside or over it what it holds. */
export function OpenBook(props: OpenBookProps) {
  const { pdf, bookId, page, onPage, place, outline, labelOf, language, marked, below, back, stop, bar } = props;
  const section = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pictures = useMemo(() => new PagePictures(pdf, openingNow(bookId)), [pdf, bookId]);
  const beside = useRoom(section).width >= BESIDE && bar === undefined;
  const contents = useContents(section, field, beside);
  const { open } = contents;
  useOpenContents(bookId, (how) => {
    if (how === 'search') contents.look();
    else if (open === 'no') contents.toggle(true);
  });
  const search = useSearch(bookId);
  const { found, hit } = search;
  const dim = useDimPaper();
  const slots = useContext(ViewerSlots);
  const own = slots?.pages ?? NO_PAGES;
  const text = useTextView(() => slots?.hold());

  const showHit = (wanted: SearchHit | undefined) => {
    if (!wanted || !found) return;
    search.show(found.hits.indexOf(wanted));
    if (wanted.page !== page) onPage(wanted.page);
  };
  const step = (by: 1 | -1) => showHit(found?.hits[nextHit(search, page, by) ?? -1]);
  const buttons = (
    <>
      {slots && <slots.Button compact={bar !== undefined} />}
      <ContentsButtons
        open={open !== 'no'}
        onContents={contents.toggle}
        onSearch={contents.look}
        compact={bar !== undefined}
        dim={text.on ? null : dim}
        text={slots && text}
      />
    </>
  );

  // One of them at a time: a mark that was pressed is looked at now, not what was searched for before it.
  const over =
    (place && below) ||
    (open === 'no' && found && hit ? (
      <HitBar
        query={search.query}
        hit={found.hits.indexOf(hit) + 1}
        hits={found.hits.length}
        onStep={step}
        onClose={() => search.setText('')}
      />
    ) : null);

  return (
    <section ref={section} aria-label={viewer.book} className="flex h-full min-h-0 bg-paper">
      <ContentsFrame
        beside={beside}
        open={open !== 'no'}
        onClose={contents.close}
        searching={open === 'search'}
        focusNext={contents.focusNext}
        outline={outline}
        labelOf={labelOf}
        pictures={pictures}
        pages={pdf.numPages}
        page={page}
        language={language}
        search={search}
        field={field}
        onPage={(to) => {
          onPage(to);
          contents.chosen();
        }}
        onHit={(wanted) => {
          showHit(wanted);
          contents.chosen();
        }}
        onStep={(by) => {
          step(by);
          if (!beside && found && found.hits.length > 0) contents.chosen();
        }}
        onLeave={contents.close}
      />
      <ReadingPane
        book={{
          ...{ bookId, pictures, language, dim, text: slots && text },
          ...{ count: pdf.numPages, rightToLeft: isRightToLeft(language) },
        }}
        page={page}
        onPage={onPage}
        marked={{ place, hits: found?.hits ?? [], hit }}
        stop={stop && { ...stop, label: labelOf(stop.page) }}
        magnify={bar !== undefined}
        back={place && back}
        around={{
          buttons: bar === undefined && buttons,
          below: over,
          edge: bar === undefined && (
            <ForeEdge {...{ page, outline, marked, own, onPage }} stop={stop?.page ?? null} pages={pdf.numPages} />
          ),
        }}
      />
      {bar && createPortal(buttons, bar)}
    </section>
  );
}
