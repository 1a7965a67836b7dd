import type { SearchHit } from '@contract/book.ts';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { ViewerSlots } from '@/lib/viewer-slots.ts';
import type { Layout } from '../layout.ts';
import type { PagePictures, Picture } from '../page-pictures.ts';
import type { Place } from '../place.ts';
import { Hits } from './hits.tsx';
import { Marks } from './marks.tsx';

interface SheetProps {
  pictures: PagePictures;
  page: number;
  layout: Layout;
  /** The paper is dimmed. */
  dim: boolean;
  place: Place | null;
  rightToLeft: boolean;
  /** What was found on this page, and which of it is looked at. */
  hits: readonly SearchHit[];
  hit: SearchHit | null;
  /** The page is to be seen, in its own size or until then in another. */
  onDrawn: (page: number) => void;
}

/** A size that stays so long is drawn (ms). */
const SETTLED_MS = 80;

/** Other words are drawn anew; the same ones, pressed again, are only brought into sight. */
const keyOf = ({ page, boxes }: Place) => [page, boxes[0]?.x, boxes[0]?.y, boxes.length].join(' ');

/** One page on its paper, with the marks on it. A page that was drawn before is there at once; give each page its key. */
export function Sheet({ pictures, page, layout, dim, place, rightToLeft, hits, hit, onDrawn }: SheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');
  const { sheet, shown } = layout;
  const { width } = sheet;
  const slots = useContext(ViewerSlots);
  const opening = page === 1 && state === 'blank' ? pictures.opening : null;
  const seen = state === 'drawn' || opening !== null;

  useLayoutEffect(() => {
    const gone = new AbortController();
    const put = ({ canvas }: Picture) => {
      canvas.className = 'block size-full';
      host.current?.replaceChildren(canvas);
      setState('drawn');
    };
    const known = pictures.latest(page);
    if (known) put(known);
    if (known?.width !== width) {
      const draw = () =>
        pictures
          .draw(page, width, gone.signal)
          .then((picture) => !gone.signal.aborted && put(picture))
          .catch(() => !gone.signal.aborted && !known && setState('failed'));
      // While fingers make it larger, the picture at hand is stretched.
      const timer = setTimeout(draw, known ? SETTLED_MS : 0);
      gone.signal.addEventListener('abort', () => clearTimeout(timer));
    }
    return () => gone.abort();
  }, [pictures, page, width]);

  useEffect(() => {
    if (state === 'drawn') onDrawn(page);
  }, [state, page, onDrawn]);

  return (
    <div
      data-page={page}
      data-dim={dim || undefined}
      className="relative isolate shrink-0 overflow-hidden bg-page sm:shadow-float sm:outline-1 sm:outline-line"
      style={{ width: shown.width, height: shown.height }}
    >
      {!seen && state === 'blank' && (
        <div data-page-awaited className="delayed absolute inset-x-0 top-1/3 grid place-items-center">
          <Spinner />
        </div>
      )}
      <div className="absolute" style={{ left: -shown.x, top: -shown.y, ...sheet }}>
        {opening && <img data-first-page src={opening.address} alt="" className="absolute inset-0 size-full" />}
        <div ref={host} className="absolute inset-0" />
        {dim && <div className="absolute inset-0 bg-page-dim mix-blend-multiply" />}
        {state === 'failed' && (
          <p className="absolute p-8" style={{ left: shown.x, top: shown.y, width: shown.width }}>
            {viewer.pageFailed}
          </p>
        )}
        {seen && slots && <slots.OverPage page={page} />}
        {seen && <Hits hits={hits} shown={hit} rightToLeft={rightToLeft} />}
        {place && seen && <Marks key={keyOf(place)} place={place} rightToLeft={rightToLeft} />}
      </div>
    </div>
  );
}
