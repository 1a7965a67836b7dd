import { lazy, Suspense } from 'react';
import { viewer } from '@/config/texts/viewer.ts';
import { Opening } from './components/opening.tsx';
import type { ViewerProps } from './loaded-viewer.tsx';

// pdf.js is large: a picture of the opening page is there before it.
const LoadedViewer = lazy(async () => ({ default: (await import('./loaded-viewer.tsx')).LoadedViewer }));

interface PdfViewerProps extends Omit<ViewerProps, 'fileId'> {
  bookId: string;
  /** Undefined until it is known. */
  fileId: string | undefined;
}

/** A book, one page at a time (SPEC §2, PDF chat). */
export function PdfViewer({ bookId, fileId, ...rest }: PdfViewerProps) {
  const page = rest.place?.page ?? 1;
  if (fileId === undefined) return <Opening bookId={bookId} page={page} label={viewer.unavailable} />;
  return (
    <Suspense fallback={<Opening bookId={bookId} page={page} label={viewer.loading} />}>
      <LoadedViewer key={fileId} fileId={fileId} {...rest} />
    </Suspense>
  );
}
