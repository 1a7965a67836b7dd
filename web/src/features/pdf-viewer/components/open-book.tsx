import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { Notice } from '@/components/ui/notice.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { Place } from '../pdf-viewer.tsx';
import { usePageWidth } from '../use-page-width.ts';
import { Controls } from './controls.tsx';
import { Marks } from './marks.tsx';

interface OpenBookProps {
  pdf: PDFDocumentProxy;
  page: number;
  onPage: (page: number) => void;
  place: Place | null;
}

/** The page on its paper, and the controls under it. Arrow and page keys turn it while the page has the focus. */
export function OpenBook({ pdf, page, onPage, place }: OpenBookProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, zoom } = usePageWidth(scroller, pdf, page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turned page is looked at from its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    // What earlier pages needed is let go, so that paging through 1,000 pages takes no more memory than paging through ten.
    return () => void pdf.cleanup().catch(() => {});
  }, [pdf, page]);

  const turn = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }[event.key];
    const to = event.key === 'Home' ? 1 : event.key === 'End' ? pdf.numPages : page + (step ?? 0);
    if (to === page || to < 1 || to > pdf.numPages || event.altKey || event.ctrlKey || event.metaKey) return;
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
      <div ref={scroller} tabIndex={0} onKeyDown={turn} className="min-h-0 flex-1 overflow-auto p-3 sm:p-4">
        {width > 0 && (
          <div className="relative mx-auto w-fit border border-line bg-page shadow-float" data-page={page}>
            <Page
              pdf={pdf}
              pageNumber={page}
              width={width}
              renderTextLayer={false}
              renderAnnotationLayer={false}
              loading={<div style={{ width, height: width * 1.3 }} />}
              error={<p className="p-8">{viewer.pageFailed}</p>}
            />
            {place && <Marks key={`${page}`} place={place} />}
          </div>
        )}
      </div>
      <Controls page={page} pages={pdf.numPages} onPage={onPage} zoom={zoom} />
    </section>
  );
}
