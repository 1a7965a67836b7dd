import type { SearchHit } from '@contract/book.ts';
import { Bookmark } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { layoutOf, NARROW, readingScale } from '../layout.ts';
import { pagesTurned } from '../page-keys.ts';
import type { PagePictures } from '../page-pictures.ts';
import type { Place } from '../pdf-viewer.tsx';
import { useNeighbours } from '../use-neighbours.ts';
import { useRoom } from '../use-room.ts';
import { useShape } from '../use-shape.ts';
import { stepsFrom, useZoom } from '../use-zoom.ts';
import { Controls } from './controls.tsx';
import { Sheet } from './sheet.tsx';

interface ReadingPaneProps {
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
  /** Stand before the controls. */
  buttons: ReactNode;
  /** Stands between the page and its controls. */
  below: ReactNode;
}

/** In a pane narrower than this, words that are looked for are magnified where they are small (CSS pixels). */
const PHONE = 480;
/** The room for a scroll bar is kept, so that a page that just fits does not grow and shrink for ever. */
const PANE =
  'relative min-h-0 flex-1 overflow-auto pt-[var(--bar,0px)] sm:px-4 sm:pt-[calc(var(--bar,0px)+1rem)] sm:pb-4 sm:[scrollbar-gutter:stable_both-edges]';

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function ReadingPane(props: ReadingPaneProps) {
  const { pictures, pages, page, onPage, place, hits, hit, rightToLeft, stop, buttons, below } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const zoom = useZoom();
  const trimmed = room.width > 0 && room.width < NARROW;
  const shape = useShape(pictures, page, trimmed);
  const [drawn, setDrawn] = useState<number | null>(null);
  const onDrawn = useCallback((which: number) => setDrawn(which), []);

  const asked = shape && room.width > 0 ? layoutOf(room, shape, zoom.value) : null;
  // Words that a mark or a search leads to are to be read, also where the page is small.
  const wanted = place?.boxes ?? (hit?.page === page ? hit.boxes : []);
  const least = asked && room.width < PHONE ? asked.scale * readingScale(wanted, room.width, asked.sheet) : 0;
  const layout = shape && asked && (least > asked.scale ? layoutOf(room, shape, zoom.value, least) : asked);

  useNeighbours(pictures, { page, count: 1, pages }, { room, zoom: zoom.value, trimmed }, drawn === page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is looked at from its top
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page]);

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const to = page + pagesTurned(event, event.currentTarget);
    if (to === page || to < 1 || to > pages) return;
    event.preventDefault();
    onPage(to);
  };

  return (
    <div className="flex min-w-0 flex-1 flex-col">
      {place && place.state !== 'marked' && (
        <Notice
          kind="info"
          title={place.state === 'estimated' ? viewer.estimated : viewer.pageOnly}
          className="mx-3 mt-[calc(var(--bar,0px)+0.75rem)]"
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the page; buttons below do the same */}
      <div ref={scroller} tabIndex={0} data-book-pane onKeyDown={turn} className={PANE}>
        {layout && (
          <div className="mx-auto w-fit">
            <Sheet
              key={page}
              pictures={pictures}
              page={page}
              layout={layout}
              place={place}
              rightToLeft={rightToLeft}
              hits={hits.filter((found) => found.page === page)}
              hit={hit}
              onDrawn={onDrawn}
            />
          </div>
        )}
        {/* Words at the foot of a page can be scrolled up from the edge, too. */}
        {layout && trimmed && wanted.length > 0 && <div aria-hidden="true" style={{ height: room.height / 2 }} />}
      </div>
      {stop !== null && <GoOn page={stop} onPage={onPage} />}
      {below}
      <Controls page={page} pages={pages} onPage={onPage} zoom={stepsFrom(layout?.scale ?? 1, zoom)} before={buttons} />
    </div>
  );
}

/** The chip over the controls that leads to where the student stopped last time. */
const GoOn = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => (
  <div className="pointer-events-none relative z-10 h-0">
    <button
      type="button"
      onClick={() => onPage(page)}
      className="pointer-events-auto absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-medium whitespace-nowrap text-accent shadow-float hover:bg-accent-wash"
    >
      <Bookmark aria-hidden size={16} strokeWidth={1.5} />
      {viewer.goOn(page)}
    </button>
  </div>
);
