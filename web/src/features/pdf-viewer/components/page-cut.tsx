import type { Box } from '@contract/evidence.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import type { PageCutProps } from '@/lib/page-cuts.ts';
import { PagePictures } from '../page-pictures.ts';
import { useBook } from '../use-book.ts';
import { useNear } from '../use-near.ts';
import { useDimPaper } from '../use-paper.ts';
import { useRoom } from '../use-room.ts';
import { Marks } from './marks.tsx';

/** A narrow column is not drawn larger than a whole page of this width would be (CSS pixels). */
const WIDEST_PAGE = 1_300;
/** The same where words are read on from; and the narrowest page whose letters of 10 points are read without a glass. */
const READABLE = { most: 860, least: 680 };
/** The shape of a page that was not opened yet (width by height). */
const USUAL_SHAPE = 1 / Math.SQRT2;
const NONE: readonly Box[] = [];

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** How wide the page is drawn so that a part of it fits a room (CSS pixels). */
function pageWidth(room: number, view: Box, readable: boolean): number {
  const fit = room / view.width;
  const wide = readable ? Math.max(READABLE.least, Math.min(READABLE.most, fit)) : Math.min(WIDEST_PAGE, fit);
  return room === 0 ? 0 : Math.round(wide);
}

interface CutProps extends Omit<PageCutProps, 'pdfId' | 'children'> {
  fileId: string;
  /** The same in words. */
  children: ReactNode;
}

/**
 * A part of a page, cut from the page itself, with some words of it marked, or under a bar. In words where the page cannot be
 * shown. The book is opened when the part comes near to what is in sight.
 */
export function PageCut({ fileId, cut, covered = false, marks = NONE, readable = false, children }: CutProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const host = useRef<HTMLSpanElement>(null);
  const room = useRoom(frame);
  const dim = useDimPaper()?.on ?? false;
  const { state } = useBook(useNear(frame) ? fileId : null);
  const [drawn, setDrawn] = useState<{ ratio: number } | 'failed' | null>(null);
  const { page, cover } = cut;
  const { x, y, width: share, height: high } = cut.view;
  const width = pageWidth(room.width, cut.view, readable);
  const pdf = state.status === 'ready' ? state.pdf : null;

  useEffect(() => {
    if (!pdf || width === 0) return;
    const gone = new AbortController();
    const view = { x, y, width: share, height: high };
    new PagePictures(pdf)
      .cut(page, view, width, gone.signal)
      .then((canvas) => {
        if (gone.signal.aborted) return;
        canvas.className = 'block size-full';
        host.current?.replaceChildren(canvas);
        setDrawn({ ratio: (canvas.width * high) / (canvas.height * share) });
      })
      .catch(() => !gone.signal.aborted && setDrawn('failed'));
    return () => gone.abort();
  }, [pdf, page, x, y, share, high, width]);

  if (state.status === 'failed' || drawn === 'failed') return children;
  const height = width / (drawn?.ratio ?? USUAL_SHAPE);
  const scrolls = share * width > room.width;
  return (
    <>
      <span className="sr-only">{children}</span>
      {/* What is wider than its room is scrolled, by key too. */}
      <span
        ref={frame}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': viewer.cut })}
        className="block w-full overflow-x-auto"
      >
        <span
          aria-hidden
          data-page-cut
          data-dim={dim || undefined}
          className="relative isolate mx-auto block overflow-hidden rounded-xs bg-page outline-1 -outline-offset-1 outline-line"
          style={{ width: share * width, height: high * height }}
        >
          <span ref={host} className="absolute inset-0 block" />
          {dim && <span className="absolute inset-0 block bg-page-dim mix-blend-multiply" />}
          {drawn !== null && (
            <span className="absolute block" style={{ left: -x * width, top: -y * height, width, height }}>
              {cover.map((box) => (
                <span
                  key={`${box.x} ${box.y}`}
                  className={`absolute block rounded-xs ${covered ? 'bg-page-cover' : 'bg-page-chosen mix-blend-multiply'}`}
                  style={{
                    ...{ left: percent(box.x), top: percent(box.y) },
                    ...{ width: percent(box.width), height: percent(box.height) },
                  }}
                />
              ))}
              <Marks place={{ page, boxes: marks, state: 'marked' }} rightToLeft={false} />
            </span>
          )}
          {drawn === null && (
            <span className="absolute inset-0 flex items-center justify-center">
              <Spinner />
            </span>
          )}
        </span>
      </span>
    </>
  );
}
