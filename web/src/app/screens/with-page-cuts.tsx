import { lazy, type ReactNode, Suspense } from 'react';
import { type PageCutProps, PageCuts } from '@/lib/page-cuts.ts';
import { useBook } from '@/lib/use-book-info.ts';

// What opens books is large: a screen that shows no part of a page does without.
const PageCut = lazy(async () => ({
  default: (await import('@/features/pdf-viewer/components/page-cut.tsx')).PageCut,
}));

/** A part of a page of one of the student's books; in words until the book is known. */
function CutOf({ pdfId, children, ...rest }: PageCutProps) {
  const info = useBook(pdfId).data;
  if (!info) return children;
  return (
    <Suspense fallback={children}>
      <PageCut fileId={info.file_id} {...rest}>
        {children}
      </PageCut>
    </Suspense>
  );
}

/** A screen on which parts of pages are shown as the books print them. */
export const WithPageCuts = ({ children }: { children: ReactNode }) => <PageCuts value={CutOf}>{children}</PageCuts>;
