import type { SearchHit } from '@contract/book.ts';
import { Bookmark } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { Back } from '../back.ts';
import { areSmall, layoutOf, NARROW, readingScale } from '../layout.ts';
import { pagesTurned } from '../page-keys.ts';
import type { PagePictures } from '../page-pictures.ts';
import type { Place } from '../pdf-viewer.tsx';
import { SmallWords } from '../small-words.ts';
import { useHand } from '../use-hand.ts';
import { useHeldPart } from '../use-held-part.ts';
import { useKeptFirstPage } from '../use-kept-first-page.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { type Switch, useTwoPages } from '../use-paper.ts';
import { useRoom } from '../use-room.ts';
import { useShape } from '../use-shape.ts';
import { stepsFrom, useZoom } from '../use-zoom.ts';
import { Controls } from './controls.tsx';
import { Sheet } from './sheet.tsx';

interface ReadingPaneProps {
  bookId: string;
  pictures: PagePictures;
  pages: number;
  page: number;
  onPage: (page: number) => void;
  place: Place | null;
  /** What a search found in the book, and which of it is looked at. */
  hits: readonly SearchHit[];
  hit: SearchHit | null;
  /** Lines begin at the right. */
  rightToLeft: boolean;
  stop: number | null;
  /** "Dim paper"; null where pages do not glare. */
  dim: Switch | null;
  /** Words that a mark or a search leads to are magnified where they are small: on a phone. */
  magnify: boolean;
  /** Stand before the controls. */
  buttons: ReactNode;
  /** Stands between the page and its controls, in one bar with them. */
  below: ReactNode;
  back: Back | null;
  /** Stands right over the controls. */
  edge: ReactNode;
}

/** The room for a scroll bar is kept, so that a page that just fits does not grow and shrink for ever. */
const PANE =
  'relative min-h-0 flex-1 overflow-auto pt-[var(--bar,0px)] sm:px-4 sm:pt-[calc(var(--bar,0px)+1rem)] sm:pb-4 sm:[scrollbar-gutter:stable_both-edges] touch-pan-x touch-pan-y';
/** Between two pages (CSS pixels). */
const GUTTER = 8;

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function ReadingPane(props: ReadingPaneProps) {
  const {
    bookId,
    pictures,
    pages,
    page,
    onPage,
    place,
    hits,
    hit,
    rightToLeft,
    stop,
    dim,
    magnify,
    buttons,
    below,
    back,
    edge,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const pane = useRoom(scroller);
  const twoPages = useTwoPages(pane.width);
  const count = twoPages?.on ? Math.min(2, pages - page + 1) : 1;
  const room = useMemo(
    () => (twoPages?.on ? { width: Math.floor((pane.width - GUTTER) / 2), height: pane.height } : pane),
    [pane, twoPages?.on],
  );
  const zoom = useZoom();
  // Two pages lie there as in print: of one size, with their margins.
  const trimmed = !twoPages?.on && room.width > 0 && room.width < NARROW;
  const shapes = [useShape(pictures, page, trimmed), useShape(pictures, Math.min(page + 1, pages), trimmed)];
  const [drawn, setDrawn] = useState<number | null>(null);
  const onDrawn = useCallback((which: number) => setDrawn(which), []);
  /** Where the page that is turned to is looked at first. */
  const from = useRef<'top' | 'end'>('top');

  // Words that a mark or a search leads to are to be read, also where the page is small.
  const wanted = place?.boxes ?? (hit?.page === page ? hit.boxes : []);
  const layouts = shapes.slice(0, count).map((shape) => {
    const asked = shape && room.width > 0 ? layoutOf(room, shape, zoom.value) : null;
    if (!shape || !asked || !magnify) return asked;
    const least = asked.scale * readingScale(wanted, room.width, asked.sheet);
    return least > asked.scale ? layoutOf(room, shape, zoom.value, least) : asked;
  });
  const [layout] = layouts;
  const sheets = layouts.map((one, i) => ({ number: page + i, one }));
  const scale = layout?.scale ?? 1;
  const small = layout != null && areSmall(wanted, layout.sheet);

  useNeighbours(pictures, { page, count, pages }, { room, zoom: zoom.value, trimmed }, drawn === page);

  useKeptFirstPage(bookId, pictures, page === 1 && drawn === 1 && count === 1 && layout ? layout : null);

  const turn = (by: number, at: 'top' | 'end') => {
    const to = Math.min(Math.max(page + by * (twoPages?.on ? 2 : 1), 1), pages);
    if (to === page) return;
    from.current = at;
    onPage(to);
  };
  const part = useHeldPart(scroller, { page, width: layout?.sheet.width ?? 0, rightToLeft });
  useHand(scroller, {
    onTurn: (by, end) => turn(by, end ? 'end' : 'top'),
    scale,
    part,
    onScale: zoom.set,
    rightToLeft,
  });

  // Whoever was sent to a place goes on from it by key; the heading, which had the focus till then, has said where they are.
  const sent = useRef(place !== null);
  useEffect(() => {
    if (sent.current && ['H1', 'BODY'].includes(document.activeElement?.tagName ?? ''))
      scroller.current?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is looked at from its top, or from where one came
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current) current.scrollTop = from.current === 'end' ? current.scrollHeight : 0;
    from.current = 'top';
  }, [page]);

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const by = pagesTurned(event, event.currentTarget);
    if (by === 0 || page + by < 1 || page + by > pages) return;
    event.preventDefault();
    turn(by, event.key === 'PageUp' ? 'end' : 'top');
  };

  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {place && place.state !== 'marked' && (
        <Notice kind="info" title={noticeOf(place)} className="mx-3 mt-[calc(var(--bar,0px)+0.75rem)]" />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the page; buttons below do the same */}
      <div ref={scroller} tabIndex={0} data-book-pane onKeyDown={keys} className={PANE}>
        {!layout && room.width > 0 && (
          <p role="status" className="delayed flex justify-center py-16">
            <Spinner />
            <span className="sr-only">{viewer.pageLoading}</span>
          </p>
        )}
        {layout && (
          <div className={`mx-auto flex w-fit ${rightToLeft ? 'flex-row-reverse' : ''}`} style={{ gap: GUTTER }}>
            {sheets.map(
              ({ number, one }) =>
                one && (
                  <Sheet
                    key={number}
                    pictures={pictures}
                    page={number}
                    layout={one}
                    dim={dim?.on ?? false}
                    place={number === page ? place : null}
                    rightToLeft={rightToLeft}
                    hits={hits.filter((found) => found.page === number)}
                    hit={hit}
                    onDrawn={onDrawn}
                  />
                ),
            )}
          </div>
        )}
        {/* Words at the foot of a page can be scrolled up from the edge, too. */}
        {layout && trimmed && wanted.length > 0 && <div aria-hidden="true" style={{ height: room.height / 2 }} />}
      </div>
      {stop !== null && <GoOn page={stop} onPage={onPage} />}
      <SmallWords value={small}>{below}</SmallWords>
      {edge}
      <Controls
        page={page}
        pages={pages}
        onPage={onPage}
        zoom={stepsFrom(scale, zoom, part.hold)}
        dim={dim}
        twoPages={twoPages}
        before={buttons}
        joined={below !== null}
        back={back}
      />
    </div>
  );
}

/** What is said of a place whose words are not simply marked. */
const noticeOf = ({ state, boxes }: Place) =>
  state === 'page' ? viewer.pageOnly : boxes.length > 0 ? viewer.pictured : viewer.estimated;

/** The chip over the foot of the page that leads to where the student stopped last time; it goes with the first page turned. */
const GoOn = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => (
  <div className="relative z-10 h-0">
    <button
      type="button"
      onClick={() => onPage(page)}
      className="absolute bottom-3 left-1/2 flex min-h-9 -translate-x-1/2 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-medium whitespace-nowrap text-accent shadow-float hover:bg-accent-wash max-md:min-h-11"
    >
      <Bookmark aria-hidden size={16} strokeWidth={1.5} />
      {viewer.goOn(page)}
    </button>
  </div>
);
