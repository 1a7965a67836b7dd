import type { SearchHit } from '@contract/book.ts';
import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import type { Back } from '../back.ts';
import { GUTTER } from '../layout.ts';
import type { PagePictures } from '../page-pictures.ts';
import { PANE } from '../pane.ts';
import type { Place } from '../place.ts';
import { SmallWords } from '../small-words.ts';
import { useGestures } from '../use-gestures.ts';
import { useHeldPart } from '../use-held-part.ts';
import { useKeptFirstPage } from '../use-kept-first-page.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { usePageTurns } from '../use-page-turns.ts';
import type { Switch } from '../use-paper.ts';
import { useRoom } from '../use-room.ts';
import { type Spread, useSpread } from '../use-spread.ts';
import type { Stop } from '../use-stop.ts';
import type { TextView } from '../use-text-view.ts';
import { stepsFrom } from '../use-zoom.ts';
import { Controls } from './controls.tsx';
import { GoOn } from './go-on.tsx';
import { Sheet } from './sheet.tsx';
import { TextSheet } from './text-sheet.tsx';

/** What a book's pages are drawn from. */
interface Pages {
  bookId: string;
  pictures: PagePictures;
  count: number;
  /** BCP 47 tag of its language; null where it is not known. */
  language: string | null;
  /** Lines begin at the right. */
  rightToLeft: boolean;
  /** "Dim paper"; null where pages do not glare. */
  dim: Switch | null;
  /** Its pages as text; null where nobody sets it. */
  text: TextView | null;
}

/** What is marked on them. */
interface Marked {
  place: Place | null;
  /** What a search found in the book, and which of it is looked at. */
  hits: readonly SearchHit[];
  hit: SearchHit | null;
}

interface ReadingPaneProps {
  book: Pages;
  page: number;
  onPage: (page: number) => void;
  marked: Marked;
  /** Where the student stopped last time, while it leads anywhere. */
  stop: (Stop & { label: string | undefined }) | null;
  /** Words that a mark or a search leads to are magnified where they are small: on a phone. */
  magnify: boolean;
  back: Back | null;
  /** What stands around the page: before the controls, in one bar with them, and right over them. */
  around: { buttons: ReactNode; below: ReactNode; edge: ReactNode };
}

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function ReadingPane({ book, page, onPage, marked, stop, magnify, back, around }: ReadingPaneProps) {
  const { bookId, pictures, count: pages, rightToLeft, dim } = book;
  const text = book.text?.on ? book.text : null;
  const { place, hit } = marked;
  const slots = useContext(ViewerSlots);
  const scroller = useRef<HTMLDivElement>(null);
  const pane = useRoom(scroller);
  // Words that a mark or a search leads to are to be read, also where the page is small.
  const wanted = place?.boxes ?? (hit?.page === page ? hit.boxes : []);
  const spread = useSpread(pictures, { page, pages }, pane, { wanted, magnify });
  const { layout, scale, zoom, room, trimmed, count, twoPages } = spread;
  const [drawn, setDrawn] = useState<number | null>(null);
  const onDrawn = useCallback((which: number) => setDrawn(which), []);

  useNeighbours(pictures, { page, count, pages }, { room, zoom: zoom.value, trimmed }, drawn === page);
  useKeptFirstPage(bookId, pictures, page === 1 && drawn === 1 && count === 1 ? layout : null);
  const { turn, keys } = usePageTurns(scroller, {
    page,
    pages,
    onPage,
    step: twoPages?.on && !text ? 2 : 1,
    sent: place !== null,
  });
  const part = useHeldPart(scroller, { page, width: layout?.sheet.width ?? 0, rightToLeft });
  const onTurn = (by: 1 | -1, end: boolean) => turn(by, end ? 'end' : 'top');
  const sized = text ? { scale: text.scale, onScale: text.setScale } : { scale, onScale: zoom.set };
  useGestures(scroller, { onTurn, part, rightToLeft, ...sized });

  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {place && place.state !== 'marked' && (
        <Notice kind="info" title={noticeOf(place)} className="mx-3 mt-[calc(var(--bar,0px)+0.75rem)]" />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the page; buttons below do the same */}
      <div ref={scroller} tabIndex={0} data-book-pane onKeyDown={keys} className={PANE}>
        {text ? (
          <TextSheet
            {...{ page, pages, rightToLeft, place, hit, text }}
            language={book.language}
            hits={marked.hits.filter((found) => found.page === page)}
            onShowPage={text.show}
          />
        ) : layout ? (
          <Sheets spread={spread} book={book} page={page} marked={marked} onDrawn={onDrawn} />
        ) : (
          room.width > 0 && <PageComing />
        )}
      </div>
      {slots && (
        <slots.AroundPage
          {...{ page, pages, onPage }}
          pane={scroller}
          look={text ? `text ${text.size} ${text.leading}` : 'page'}
        />
      )}
      {stop && <GoOn stop={stop} label={stop.label} onPage={onPage} />}
      <SmallWords value={spread.small && !text}>{around.below}</SmallWords>
      {around.edge}
      <Controls
        page={page}
        pages={pages}
        onPage={onPage}
        zoom={stepsFrom(scale, zoom, part.hold)}
        dim={text ? null : dim}
        twoPages={text ? null : twoPages}
        text={text}
        before={around.buttons}
        joined={around.below !== null}
        back={back}
      />
    </div>
  );
}

const PageComing = () => (
  <p role="status" className="delayed flex justify-center py-16">
    <Spinner />
    <span className="sr-only">{viewer.pageLoading}</span>
  </p>
);

interface SheetsProps {
  spread: Spread;
  book: Pages;
  page: number;
  marked: Marked;
  onDrawn: (page: number) => void;
}

/** The pages that are shown, side by side. */
const Sheets = ({ spread, book, page, marked: { place, hits, hit }, onDrawn }: SheetsProps) => (
  <>
    <div className={`mx-auto flex w-fit ${book.rightToLeft ? 'flex-row-reverse' : ''}`} style={{ gap: GUTTER }}>
      {spread.sheets.map(
        ({ number, layout }) =>
          layout && (
            <Sheet
              key={number}
              pictures={book.pictures}
              page={number}
              layout={layout}
              dim={book.dim?.on ?? false}
              place={number === page ? place : null}
              rightToLeft={book.rightToLeft}
              hits={hits.filter((found) => found.page === number)}
              hit={hit}
              onDrawn={onDrawn}
            />
          ),
      )}
    </div>
    {spread.below > 0 && <div aria-hidden="true" style={{ height: spread.below }} />}
  </>
);

/** What is said of a place whose words are not simply marked. */
const noticeOf = ({ state, boxes, picture }: Place) =>
  picture
    ? viewer.lookedAt
    : state === 'page'
      ? viewer.pageOnly
      : boxes.length > 0
        ? viewer.pictured
        : viewer.estimated;
