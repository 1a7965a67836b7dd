import type { Document } from '@contract/library.ts';
import { BookOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState, TryAgain } from '@/components/ui/empty-state.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { library } from '@/config/texts/library.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useBooks, useDeleteBook } from '../api.ts';
import { useUpload } from '../upload-store.ts';
import { BookRow } from './book-row.tsx';

const words = library.list;

/** 'Your Study Materials': loading, empty, failed (logged; stays empty, SPEC §8) or the rows. */
export function Books() {
  const books = useBooks();
  const uploading = useUpload(({ sent }) => sent !== null);
  const remove = useDeleteBook();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Document | null>(null);
  const [asking, setAsking] = useState(false);

  const ask = (book: Document) => {
    setDoomed(book);
    setAsking(true);
  };
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
      <div className="mt-4">
        {books.isPending ? (
          <Loading label={words.loading} />
        ) : !books.data || books.data.length === 0 ? (
          <EmptyState icon={<BookOpen aria-hidden size={28} strokeWidth={1.5} />} text={words.empty}>
            {books.isError && <TryAgain onClick={() => books.refetch()} busy={books.isFetching} />}
          </EmptyState>
        ) : (
          <ul aria-labelledby="materials" className="flex flex-col gap-3">
            {books.data.map((book) => (
              <BookRow
                key={book.id}
                book={book}
                disabled={uploading || (remove.isPending && remove.variables === book.id)}
                onDelete={() => ask(book)}
              />
            ))}
          </ul>
        )}
      </div>
      {books.hasNextPage && (
        <div className="mt-4 text-center">
          <Button onClick={() => books.fetchNextPage()} busy={books.isFetchingNextPage}>
            {books.isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        </div>
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
