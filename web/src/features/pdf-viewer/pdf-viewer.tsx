import type { Box } from '@contract/evidence.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { isRightToLeft } from '@/lib/language-direction.ts';
import { OpenBook } from './components/open-book.tsx';
import { useBook } from './use-book.ts';
import { useStop } from './use-stop.ts';

/** SPEC §9. */
const FIRST_PAGE = 1;

/** Where a citation or "Show in book" leads. */
export interface Place {
  page: number;
  /** The words there, to be marked; none where only the page is known. */
  boxes: readonly Box[];
  /** Said above the page where the words cannot be marked: `page` or `estimated`. */
  state: 'marked' | 'page' | 'estimated';
}

interface PdfViewerProps {
  /** Undefined until it is known. */
  fileId: string | undefined;
  /** BCP 47 tag of the book's language; null where it is not known. */
  language?: string | null;
  /** A new object turns the book there, also to the page it shows already. */
  place?: Place | null;
  /** Stands between the page and its controls while `place` is shown: what is said of it. */
  below?: ReactNode;
  /** Told what went wrong, in the words that are shown (SPEC §8). */
  onError?: (message: string) => void;
}

/** A book, one page at a time (SPEC §2, PDF chat). */
export function PdfViewer({ fileId, language = null, place = null, below = null, onError }: PdfViewerProps) {
  if (fileId === undefined) return <p className="p-8 text-center text-soft">{viewer.unavailable}</p>;
  return (
    <LoadedViewer key={fileId} fileId={fileId} language={language} place={place} below={below} onError={onError} />
  );
}

interface LoadedProps {
  fileId: string;
  language: string | null;
  place: Place | null;
  below: ReactNode;
  onError: ((message: string) => void) | undefined;
}

function LoadedViewer({ fileId, language, place, below, onError }: LoadedProps) {
  const { state, retry } = useBook(fileId, onError);
  const [page, setPage] = useState(place?.page ?? FIRST_PAGE);
  const [turned, setTurned] = useState(place !== null);
  const loading = state.status === 'loading';
  const pages = state.status === 'ready' ? state.pdf.numPages : 0;
  const shown = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const stop = useStop(fileId, shown, pages, turned && pages > 0);

  // Also whenever a document loads (SPEC §2): to where the student wants to be, else to the first page.
  useEffect(() => {
    if (!loading && !place) return;
    setPage(place?.page ?? FIRST_PAGE);
    setTurned(place !== null);
  }, [loading, place]);

  if (state.status === 'loading') return <Loading label={viewer.loading} />;
  if (state.status === 'failed') {
    return (
      <div className="p-6">
        <Notice title={viewer.failed(state.message)} actions={<Button onClick={retry}>{viewer.retry}</Button>} />
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
      page={shown}
      onPage={turnTo}
      place={place && place.page === shown ? place : null}
      rightToLeft={isRightToLeft(language)}
      below={below}
      stop={stop}
    />
  );
}
