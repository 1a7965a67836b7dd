import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { PageCutProps } from '@/lib/page-cuts.ts';
import { PagePictures } from '../page-pictures.ts';
import { useBook } from '../use-book.ts';
import { useRoom } from '../use-room.ts';

/** A narrow column is not drawn larger than a whole page of this width would be (CSS pixels). */
const WIDEST_PAGE = 1_300;
/** The shape of a page that was not opened yet (width by height). */
const USUAL_SHAPE = 1 / Math.SQRT2;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

interface CutProps extends Pick<PageCutProps, 'cut' | 'covered'> {
  fileId: string;
  /** The same in words. */
  children: ReactNode;
}

/** A part of a page, cut from the page itself, with some words of it under a bar. In words where the page cannot be shown. */
export function PageCut({ fileId, cut, covered, children }: CutProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const host = useRef<HTMLSpanElement>(null);
  const room = useRoom(frame);
  const { state } = useBook(fileId, undefined);
  const [drawn, setDrawn] = useState<{ ratio: number } | 'failed' | null>(null);
  const { page, view, cover } = cut;
  const width = Math.round(Math.min(WIDEST_PAGE, room.width / view.width));
  const pdf = state.status === 'ready' ? state.pdf : null;

  useEffect(() => {
    if (!pdf || width === 0) return;
    const gone = new AbortController();
    new PagePictures(pdf)
      .draw(page, width, gone.signal)
      .then(({ canvas }) => {
        if (gone.signal.aborted) return;
        canvas.className = 'block size-full';
        host.current?.replaceChildren(canvas);
        setDrawn({ ratio: canvas.width / canvas.height });
      })
      .catch(() => !gone.signal.aborted && setDrawn('failed'));
    return () => gone.abort();
  }, [pdf, page, width]);

  if (state.status === 'failed' || drawn === 'failed') return children;
  const height = width / (drawn?.ratio ?? USUAL_SHAPE);
  return (
    <>
      <span className="sr-only">{children}</span>
      <span ref={frame} aria-hidden className="block w-full">
        <span
          data-page-cut
          className="relative isolate mx-auto block overflow-hidden rounded-xs bg-page outline-1 outline-line"
          style={{ width: view.width * width, height: view.height * height }}
        >
          <span className="absolute block" style={{ left: -view.x * width, top: -view.y * height, width, height }}>
            <span ref={host} className="absolute inset-0 block" />
            {drawn !== null &&
              cover.map((box) => (
                <span
                  key={`${box.x} ${box.y}`}
                  className={`absolute block rounded-xs ${covered ? 'bg-page-cover' : 'bg-page-chosen mix-blend-multiply'}`}
                  style={{
                    ...{ left: percent(box.x), top: percent(box.y) },
                    ...{ width: percent(box.width), height: percent(box.height) },
                  }}
                />
              ))}
          </span>
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
