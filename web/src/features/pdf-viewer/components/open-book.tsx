import { Bookmark } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { Notice } from '@/components/ui/notice.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { pagesTurned } from '../page-keys.ts';
import type { Place } from '../pdf-viewer.tsx';
import { usePageSize } from '../use-page-size.ts';
import { Controls } from './controls.tsx';
import { Marks } from './marks.tsx';

interface OpenBookProps {
  pdf: PDFDocumentProxy;
  page: number;
  onPage: (page: number) => void;
  place: Place | null;
  /** The page the student stopped at last time, while it leads anywhere. */
  stop: number | null;
}

/** The room for a scroll bar is kept, so that a page that just fits does not grow and shrink for ever. */
const PANE = 'relative min-h-0 flex-1 overflow-auto p-3 [scrollbar-gutter:stable_both-edges] sm:p-4';

/** Other words are drawn anew; the same ones, pressed again, are only brought into sight. */
const keyOf = ({ page, boxes }: Place) => [page, boxes[0]?.x, boxes[0]?.y, boxes.length].join(' ');

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function OpenBook({ pdf, page, onPage, place, stop }: OpenBookProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { size, zoom } = usePageSize(scroller, pdf, page);
  const [drawn, setDrawn] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is looked at from its top
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
    // What earlier pages needed is let go, so that paging through 1,000 pages takes no more memory than paging through ten.
    return () => void pdf.cleanup().catch(() => {});
  }, [pdf, page]);

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
          className="mx-3 mt-3"
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the page; buttons below do the same */}
      <div ref={scroller} tabIndex={0} data-book-pane onKeyDown={turn} className={PANE}>
        {size && (
          <div className="relative mx-auto bg-page shadow-float outline-1 outline-line" style={size} data-page={page}>
            {/* react-pdf suspends until it knows the page: around it alone, or the whole screen would go and come back. */}
            <Suspense fallback={null}>
              <Page
                pdf={pdf}
                pageNumber={page}
                width={size.width}
                renderTextLayer={false}
                renderAnnotationLayer={false}
                loading=""
                onRenderSuccess={() => setDrawn(page)}
                error={<p className="p-8">{viewer.pageFailed}</p>}
              />
            </Suspense>
            {place && drawn === page && <Marks key={keyOf(place)} place={place} />}
          </div>
        )}
      </div>
      {stop !== null && (
        <div className="pointer-events-none relative z-10 h-0">
          <button
            type="button"
            onClick={() => onPage(stop)}
            className="pointer-events-auto absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-medium whitespace-nowrap text-accent shadow-float hover:bg-accent-wash"
          >
            <Bookmark aria-hidden size={16} strokeWidth={1.5} />
            {viewer.goOn(stop)}
          </button>
        </div>
      )}
      <Controls page={page} pages={pdf.numPages} onPage={onPage} zoom={zoom} />
    </section>
  );
}
