import type { Evidence } from '@contract/evidence.ts';
import { useMemo } from 'react';
import { PdfViewer } from '@/features/pdf-viewer/pdf-viewer.tsx';
import { ReviewScreen } from '@/features/review/review-screen.tsx';
import { useBook } from '@/lib/use-book-info.ts';
import { WithPageCuts } from './with-page-cuts.tsx';

/** A page of a book with the words of some evidence marked, as it stands in the book itself. */
function PageOf({ pdfId, evidence }: { pdfId: string; evidence: Evidence }) {
  const info = useBook(pdfId).data;
  const place = useMemo(() => {
    const { page, boxes, estimated } = evidence;
    const state = estimated ? ('estimated' as const) : ('marked' as const);
    return { page, boxes, state: boxes.length > 0 ? state : ('page' as const) };
  }, [evidence]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PdfViewer
        bookId={pdfId}
        fileId={info?.file_id}
        language={info?.document.language ?? null}
        outline={info?.outline ?? []}
        place={place}
      />
    </div>
  );
}

/** Review, with the pages that its cards rest on. */
export default function ReviewWithPages() {
  return (
    <WithPageCuts>
      <ReviewScreen showPage={(pdfId, evidence) => <PageOf pdfId={pdfId} evidence={evidence} />} />
    </WithPageCuts>
  );
}
