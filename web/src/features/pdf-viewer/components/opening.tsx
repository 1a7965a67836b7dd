import { useState } from 'react';
import { Loading } from '@/components/ui/spinner.tsx';
import { viewer } from '@/config/texts/viewer.ts';
import { firstPageOf } from '../first-page.ts';
import { useDimPaper } from '../use-paper.ts';

/** While a book is on its way: what is happening, over its first page as it was seen here last. */
export function Opening({ bookId }: { bookId: string }) {
  const [first] = useState(() => firstPageOf(bookId));
  const dim = useDimPaper();
  if (!first) return <Loading label={viewer.loading} />;
  return (
    <div className="relative h-full overflow-hidden pt-[var(--bar,0px)] sm:px-7 sm:pt-[calc(var(--bar,0px)+1rem)]">
      <div className="relative isolate bg-page sm:shadow-float" style={{ aspectRatio: first.ratio }}>
        <img data-first-page src={first.picture} alt="" className="size-full" />
        {dim?.on && <div className="absolute inset-0 bg-page-dim mix-blend-multiply" />}
      </div>
      <div className="absolute inset-x-0 bottom-4 flex justify-center">
        <div className="rounded-full border border-line bg-raised px-4 shadow-float [&>*]:py-2">
          <Loading label={viewer.loading} />
        </div>
      </div>
    </div>
  );
}
