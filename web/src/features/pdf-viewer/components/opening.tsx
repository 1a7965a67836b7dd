import { useEffect, useRef, useState } from 'react';
import { Loading } from '@/components/ui/spinner.tsx';
import { type OpeningPicture, openingNow, openingPicture } from '@/lib/opening-picture.ts';
import { firstPageOf } from '../first-page.ts';
import { GUTTER, layoutOf, NARROW } from '../layout.ts';
import { lookedAt, ratioOf } from '../looked-at.ts';
import { PANE } from '../pane.ts';
import { useDimPaper, useTwoPages } from '../use-paper.ts';
import { useRoom } from '../use-room.ts';
import { useZoom } from '../use-zoom.ts';

interface OpeningProps {
  bookId: string;
  /** The page that it will be opened at. */
  page: number;
  /** What is happening, in words. */
  label: string;
}

/** While a book is on its way: what is happening, over its first page as it was seen here last, or as the service keeps it. */
export function Opening({ bookId, page, label }: OpeningProps) {
  const [kept] = useState(() => (page === 1 ? firstPageOf(bookId) : null));
  const [opening, setOpening] = useState(() => (page === 1 ? openingNow(bookId) : null));
  const wanted = page === 1 && !kept && !opening;
  useEffect(() => {
    let isGone = false;
    if (wanted) void openingPicture(bookId).then((picture) => !isGone && setOpening(picture));
    return () => {
      isGone = true;
    };
  }, [wanted, bookId]);
  if (!kept && !opening) return <Loading label={label} />;
  return (
    <div className="relative flex h-full flex-col">
      {kept ? <KeptPage {...kept} /> : opening && <OpeningPage opening={opening} />}
      <div className="absolute inset-x-0 bottom-4 flex justify-center">
        <div className="rounded-full border border-line bg-raised px-4 shadow-float [&>*]:py-2">
          <Loading label={label} />
        </div>
      </div>
    </div>
  );
}

/** The part of the page that was shown here last. */
const KeptPage = ({ picture, ratio }: { picture: string; ratio: number }) => (
  <div className="overflow-hidden pt-[var(--bar,0px)] sm:px-7 sm:pt-[calc(var(--bar,0px)+1rem)]">
    <div className="relative isolate bg-page sm:shadow-float" style={{ aspectRatio: ratio }}>
      <img data-first-page src={picture} alt="" className="size-full" />
      <Dim />
    </div>
  </div>
);

/** The whole page, laid out as the viewer will lay it out. */
function OpeningPage({ opening }: { opening: OpeningPicture }) {
  const scroller = useRef<HTMLDivElement>(null);
  const pane = useRoom(scroller);
  const { value } = useZoom();
  const beside = useTwoPages(pane.width)?.on ?? false;
  const width = beside ? Math.floor((pane.width - GUTTER) / 2) : pane.width;
  const block = !beside && width > 0 && width < NARROW ? lookedAt(opening.image) : null;
  const { sheet, shown } = layoutOf({ width, height: pane.height }, { ratio: ratioOf(opening), block }, value);
  return (
    <div ref={scroller} className={PANE}>
      {width > 0 && (
        <div className="mx-auto flex w-fit" style={{ gap: GUTTER }}>
          <div
            className="relative isolate shrink-0 overflow-hidden bg-page sm:shadow-float sm:outline-1 sm:outline-line"
            style={{ width: shown.width, height: shown.height }}
          >
            <img
              data-first-page
              src={opening.address}
              alt=""
              className="absolute max-w-none"
              style={{ left: -shown.x, top: -shown.y, ...sheet }}
            />
            <Dim />
          </div>
          {beside && <div className="shrink-0" style={{ width: shown.width }} />}
        </div>
      )}
    </div>
  );
}

function Dim() {
  const dim = useDimPaper();
  return dim?.on && <div className="absolute inset-0 bg-page-dim mix-blend-multiply" />;
}
