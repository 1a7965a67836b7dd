import type { OutlineEntry } from '@contract/library.ts';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyIllustration } from '@/components/ui/empty-illustration.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { useConnection } from '@/lib/connection.ts';
import { labelsIn } from '@/lib/page-names.ts';
import type { StopElsewhere } from '@/lib/stops.ts';
import type { Back } from './back.ts';
import { OpenBook } from './components/open-book.tsx';
import { Opening } from './components/opening.tsx';
import type { Place } from './place.ts';
import { useBook } from './use-book.ts';
import { useStop } from './use-stop.ts';

const NONE: readonly never[] = [];
/** SPEC §9. */
const FIRST_PAGE = 1;

/** What the viewer of a file that is known is given. */
export interface ViewerProps {
  fileId: string;
  /** BCP 47 tag of the book's language; null where it is not known. */
  language?: string | null;
  /** A new object turns the book there, also to the page it shows already. */
  place?: Place | null;
  /** Its chapters and sections. */
  outline?: readonly OutlineEntry[];
  /** Pages with words that the conversation's answers rest on. */
  marked?: readonly number[];
  /** Where the student stopped in it, of all their devices; null while that is not known. */
  latest?: StopElsewhere | null;
  /** Stands between the page and its controls while `place` is shown: what is said of it. */
  below?: ReactNode;
  /** Leads back from `place`, among the controls. */
  back?: Back | null;
  /** On a phone the element of the bar over the book that takes its buttons. */
  bar?: HTMLElement | null | undefined;
  /** Told what went wrong, in the words that are shown (SPEC §8); null once the book is there. */
  onError?: (message: string | null) => void;
}

/** The viewer of a file that is known, with all that opens and draws it. */
export function LoadedViewer({ fileId, place = null, onError, ...book }: ViewerProps) {
  const { state, retry } = useBook(fileId, onError);
  const lost = useConnection((connection) => connection.lost);
  const [page, setPage] = useState(place?.page ?? FIRST_PAGE);
  const [turned, setTurned] = useState(place !== null);
  const loading = state.status === 'loading';
  const pages = state.status === 'ready' ? state.pdf.numPages : 0;
  const shown = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const labelOf = useMemo(() => labelsIn(book.outline ?? NONE), [book.outline]);
  const stop = useStop(fileId, { page: shown, pages, label: labelOf(shown) }, turned && pages > 0, book.latest ?? null);

  // Also whenever a document loads (SPEC §2): to where the student wants to be, else to the first page.
  useEffect(() => {
    if (!loading && !place) return;
    setPage(place?.page ?? FIRST_PAGE);
    setTurned(place !== null);
  }, [loading, place]);

  if (state.status === 'loading') return <Opening bookId={fileId} page={page} label={viewer.loading} />;
  if (state.status === 'failed') {
    return (
      <div className="grid h-full place-items-center overflow-y-auto p-6">
        <div className="flex max-w-lg items-start gap-6">
          <div className="shrink-0 max-sm:hidden">
            <EmptyIllustration kind={lost ? 'offline' : 'broken'} />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-1.5">
            <p className="font-serif text-lg font-semibold">{viewer.failedTitle}</p>
            <p className="text-soft">{lost ? viewer.failedOffline : viewer.failedMore}</p>
            <Button
              size="small"
              className="mt-2 max-sm:min-h-11"
              icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
              onClick={retry}
            >
              {viewer.retry}
            </Button>
            {/* The specified words (SPEC §2): for whoever is asked for help. */}
            <p role="alert" className="mt-2 text-sm text-soft [overflow-wrap:anywhere]">
              {viewer.failed(state.message)}
            </p>
          </div>
        </div>
      </div>
    );
  }
  const turnTo = (to: number) => {
    setPage(to);
    setTurned(true);
  };
  return (
    <OpenBook
      pdf={state.pdf}
      bookId={fileId}
      page={shown}
      onPage={turnTo}
      place={place && place.page === shown ? place : null}
      outline={book.outline ?? NONE}
      labelOf={labelOf}
      language={book.language ?? null}
      marked={book.marked ?? NONE}
      below={book.below || null}
      back={book.back ?? null}
      stop={stop}
      bar={book.bar}
    />
  );
}
