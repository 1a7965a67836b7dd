import type { Document } from '@contract/library.ts';
import { BookOpen } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState, NotLoaded, TryAgain } from '@/components/ui/empty-state.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { library } from '@/config/texts/library.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { useBooks, useDeleteBook } from '../api.ts';
import { arranged, useOrder } from '../shelf.ts';
import { useUpload } from '../upload-store.ts';
import { BookRow } from './book-row.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ShelfTools } from './shelf-tools.tsx';

const words = library.list;
const NONE: readonly Document[] = [];

/** 'Your Study Materials': loading, empty, failed (logged; stays empty, SPEC §8) or the rows. */
export function Books() {
  const books = useBooks();
  const uploading = useUpload(({ running }) => running);
  const remove = useDeleteBook();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Document | null>(null);
  const [asking, setAsking] = useState(false);
  const [search, setSearch] = useState('');
  const looking = useDeferredValue(search.trim());
  const order = useOrder((state) => state.order);

  const all = books.data ?? NONE;
  const shown = useMemo(() => arranged(all, looking, order), [all, looking, order]);
  const ask = useCallback((book: Document) => {
    setDoomed(book);
    setAsking(true);
  }, []);
  const confirm = () => {
    if (doomed) remove.mutate(doomed.id, { onSuccess: () => heading.current?.focus() });
  };

  return (
    <section aria-labelledby="materials" className="mt-10">
      <h2 ref={heading} id="materials" tabIndex={-1} className="text-xl">
        {words.title}
      </h2>
      {remove.isError && (
        <Notice title={library.delete.failed} className="mt-3">
          {messageOf(remove.error)}
        </Notice>
      )}
      {all.length > 1 && <ShelfTools search={search} onSearch={setSearch} />}
      <p role="status" className={looking ? 'mt-2 text-sm text-soft' : 'sr-only'}>
        {looking && library.shelf.found(formatNumber(shown.length), shown.length)}
      </p>
      <div className="mt-4">
        {books.isPending ? (
          <Loading label={words.loading} />
        ) : all.length === 0 ? (
          <>
            <EmptyState icon={<BookOpen aria-hidden size={28} strokeWidth={1.5} />} text={words.empty}>
              {books.isError && (
                <NotLoaded reason={messageOf(books.error)} onRetry={() => books.refetch()} busy={books.isFetching} />
              )}
            </EmptyState>
            {!books.isError && <FirstSteps />}
          </>
        ) : shown.length === 0 ? (
          <EmptyState text={library.shelf.nothing(looking)}>
            <Button size="small" onClick={() => setSearch('')}>
              {library.shelf.showAll}
            </Button>
          </EmptyState>
        ) : (
          <ul aria-labelledby="materials" className="flex flex-col gap-3">
            {shown.map((book) => (
              <BookRow
                key={book.id}
                book={book}
                disabled={uploading || (remove.isPending && remove.variables === book.id)}
                onDelete={ask}
              />
            ))}
          </ul>
        )}
      </div>
      {books.isFetchingNextPage && <Loading label={words.loadingMore} />}
      {books.isFetchNextPageError && (
        <Notice
          kind="info"
          title={words.restFailed}
          actions={<TryAgain onClick={() => books.fetchNextPage()} busy={books.isFetching} />}
          className="mt-4"
        />
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        question={library.delete.question}
        detail={doomed && library.delete.detail(doomed.title)}
        confirm={library.delete.confirm}
        onConfirm={confirm}
      />
    </section>
  );
}
