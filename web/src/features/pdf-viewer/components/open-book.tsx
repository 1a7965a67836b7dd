import { Bookmark } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { layoutOf, NARROW, readingScale } from '../layout.ts';
import { pagesTurned } from '../page-keys.ts';
import { PagePictures } from '../page-pictures.ts';
import type { Place } from '../pdf-viewer.tsx';
import { useNeighbours } from '../use-neighbours.ts';
import { useRoom } from '../use-room.ts';
import { useShape } from '../use-shape.ts';
import { stepsFrom, useZoom } from '../use-zoom.ts';
import { Controls } from './controls.tsx';
import { Sheet } from './sheet.tsx';

interface OpenBookProps {
  pdf: PDFDocumentProxy;
  page: number;
  onPage: (page: number) => void;
  place: Place | null;
  /** Its lines begin at the right. */
  rightToLeft: boolean;
  /** Stands between the page and its controls while `place` is shown. */
  below: ReactNode;
  /** The page the student stopped at last time, while it leads anywhere. */
  stop: number | null;
}

/** The room for a scroll bar is kept, so that a page that just fits does not grow and shrink for ever. */
const PANE =
  'relative min-h-0 flex-1 overflow-auto pt-[var(--bar,0px)] sm:px-4 sm:pt-[calc(var(--bar,0px)+1rem)] sm:pb-4 sm:[scrollbar-gutter:stable_both-edges]';

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function OpenBook({ pdf, page, onPage, place, rightToLeft, below, stop }: OpenBookProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const pictures = useMemo(() => new PagePictures(pdf), [pdf]);
  const room = useRoom(scroller);
  const zoom = useZoom();
  const trimmed = room.width > 0 && room.width < NARROW;
  const shape = useShape(pictures, page, trimmed);
  const [drawn, setDrawn] = useState<number | null>(null);
  const onDrawn = useCallback((which: number) => setDrawn(which), []);

  const asked = shape && room.width > 0 ? layoutOf(room, shape, zoom.value) : null;
  // Words that a mark leads to are to be read, also where the page is small.
  const least = asked && trimmed && place ? asked.scale * readingScale(place.boxes, room.width, asked.sheet) : 0;
  const layout = shape && asked && (least > asked.scale ? layoutOf(room, shape, zoom.value, least) : asked);

  useNeighbours(pictures, { page, count: 1, pages: pdf.numPages }, { room, zoom: zoom.value, trimmed }, drawn === page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is looked at from its top
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page]);

  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const to = page + pagesTurned(event, event.currentTarget);
    if (to === page || to < 1 || to > pdf.numPages) return;
    event.preventDefault();
    onPage(to);
  };

  return (
    <section aria-label={viewer.book} className="flex h-full min-h-0 flex-col bg-paper">
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
              onDrawn={onDrawn}
            />
          </div>
        )}
        {/* Words at the foot of a page can be scrolled up from the edge, too. */}
        {layout && trimmed && place && <div aria-hidden="true" style={{ height: room.height / 2 }} />}
      </div>
      {stop !== null && <GoOn page={stop} onPage={onPage} />}
      {place && below}
      <Controls page={page} pages={pdf.numPages} onPage={onPage} zoom={stepsFrom(layout?.scale ?? 1, zoom)} />
    </section>
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
