import type { Document } from '@contract/library.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Loading } from '@/components/ui/spinner.tsx';
import { TryAgain } from '@/components/ui/try-again.tsx';
import { library } from '@/config/texts/library.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { type ReadingPlace, recentPlaces } from '@/lib/reading-places.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useKeptBooks } from '@/lib/use-kept-books.ts';
import { useMedia } from '@/lib/use-media.ts';
import { type LastQuiz, useBooks, useDeleteBook } from '../api.ts';
import { arranged, useOrder } from '../shelf.ts';
import { useUpload } from '../upload-store.ts';
import { BookRow } from './book-row.tsx';
import { useExpected } from './expected.ts';
import { FirstSteps } from './first-steps.tsx';
import { ShelfTools } from './shelf-tools.tsx';

type Quizzes = ReadonlyMap<string, LastQuiz> | undefined;

const words = library.list;
const NONE: readonly Document[] = [];
/** Of a row with one line of title (CSS pixels). */
const ROW_HEIGHT = 77;
/** Rows that there is room for while nothing is known. */
const FEW = 5;

/**
 * 'Your Study Materials': loading, empty, failed (logged; stays empty, SPEC §8) or the rows.
 * @param held the rows wait for what will stand above or in them @param quizzes the last quiz of each book, by the book's id
 */
export function Books({ held, quizzes }: { held: boolean; quizzes: Quizzes }) {
  const books = useBooks();
  const kept = useKeptBooks();
  const uploading = useUpload(({ running }) => running);
  const remove = useDeleteBook();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doomed, setDoomed] = useState<Document | null>(null);
  const [asking, setAsking] = useState(false);
  const [search, setSearch] = useState('');
  const looking = useDeferredValue(search.trim());
  const order = useOrder((state) => state.order);

  // Of a visit without a connection what opens comes first; where it goes meanwhile no row moves.
  const [beganOffline] = useState(() => !navigator.onLine);
  const [places] = useState(() => new Map(recentPlaces().map(({ bookId, place }) => [bookId, place])));

  // Without a connection the list of the last visit stays; what the service refuses leaves it empty (SPEC §8).
  const fault = useFault(books);
  const all = (fault ? null : books.data) ?? NONE;
  const expected = useExpected(books.data?.length) ?? 0;
  // Of a visit that began with fewer than two books the tools don't come while the second does: the rows would move.
  const began = useRef<number>(undefined);
  if (books.data) began.current ??= books.data.length;
  const shown = useMemo(() => {
    const openedAt = new Map([...places].map(([id, { at }]) => [id, at]));
    return arranged(all, looking, order, openedAt);
  }, [all, looking, order, places]);
  const ask = useCallback((book: Document) => {
    setDoomed(book);
    setAsking(true);
  }, []);
  const confirm = () => {
    if (doomed) remove.mutate(doomed.id, { onSuccess: () => heading.current?.focus() });
  };

  const client = useQueryClient();
  // Of what else failed the screen says nothing: the press is for all of it.
  const loadAll = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });

  return (
    <section aria-labelledby="materials" className="mt-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <h2 ref={heading} id="materials" tabIndex={-1} className="text-xl">
          {words.title}
        </h2>
        {/* There as soon as it is likely to be wanted, so that no row moves when it comes. */}
        {expected > 1 && (began.current ?? expected) > 1 && (all.length > 0 || !books.isError) && (
          <>
            <span className="flex-1 text-sm whitespace-nowrap text-soft">
              {library.shelf.count(formatNumber(expected), expected)}
            </span>
            <ShelfTools search={search} onSearch={setSearch} />
          </>
        )}
      </div>
      {remove.isError && (
        <Notice title={library.delete.failed} className="mt-3">
          {messageOf(remove.error)}
        </Notice>
      )}
      <p role="status" className={looking ? 'mt-2 text-sm text-soft' : 'sr-only'}>
        {looking && library.shelf.found(formatNumber(shown.length), shown.length)}
      </p>
      <div className="mt-3">
        {fault ? (
          <Fault
            title={words.failed}
            failed={{ ...fault, retry: loadAll }}
            works={words.works}
            empty={{ when: words.emptyIf, words: words.empty }}
          />
        ) : books.isPending || (held && all.length > 0) ? (
          // As high as the rows will be, as far as that is known.
          <div className="visible" style={{ minHeight: Math.max(FEW, expected) * ROW_HEIGHT }}>
            <Loading label={words.loading} />
          </div>
        ) : all.length === 0 ? (
          <>
            <EmptyState illustration="empty" text={words.empty} />
            <FirstSteps />
          </>
        ) : shown.length === 0 ? (
          <EmptyState text={library.shelf.nothing(looking)}>
            <Button size="small" onClick={() => setSearch('')}>
              {library.shelf.showAll}
            </Button>
          </EmptyState>
        ) : (
          <Rows
            books={
              beganOffline && kept ? shown.toSorted((a, b) => Number(kept.has(b.id)) - Number(kept.has(a.id))) : shown
            }
            quizzes={quizzes}
            places={places}
            kept={kept}
            isDisabled={(id) =>
              (kept !== null && !kept.has(id)) || uploading || (remove.isPending && remove.variables === id)
            }
            onDelete={ask}
          />
        )}
      </div>
      <Rest books={books} />
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

const LIST = [
  'relative -mx-3 before:absolute before:inset-x-3 before:top-0 before:border-t before:border-line',
  'max-sm:-mx-4 max-sm:before:inset-x-4',
].join(' ');

interface RowsProps {
  quizzes: Quizzes;
  books: readonly Document[];
  /** Where the student stopped in each, by the book's id. */
  places: ReadonlyMap<string, ReadingPlace>;
  /** Those that open without a connection; null while there is one. */
  kept: ReadonlySet<string> | null;
  isDisabled: (id: string) => boolean;
  onDelete: (book: Document) => void;
}

function Rows({ books, quizzes, places, kept, isDisabled, onDelete }: RowsProps) {
  const added = useUpload((state) => state.added);
  const narrow = useMedia('(width < 48rem)');
  const addedAs = ({ id }: Document) =>
    added.at(-1)?.id === id ? 'latest' : added.some((book) => book.id === id) ? 'yes' : 'no';
  return (
    <ul aria-labelledby="materials" className={LIST}>
      {books.map((book) => (
        <BookRow
          key={book.id}
          book={book}
          disabled={isDisabled(book.id)}
          offline={kept === null ? null : kept.has(book.id) ? 'here' : 'away'}
          narrow={narrow}
          place={places.get(book.id)}
          lastQuiz={quizzes?.get(book.id)}
          added={addedAs(book)}
          onDelete={onDelete}
        />
      ))}
    </ul>
  );
}

interface OfBooks {
  books: ReturnType<typeof useBooks>;
}

/** What of a long list is still on its way, or could not be had. */
const Rest = ({ books }: OfBooks) => (
  <>
    {books.isFetchingNextPage && <Loading label={words.loadingMore} />}
    {books.isFetchNextPageError && (
      <Notice
        kind="info"
        title={words.restFailed}
        actions={<TryAgain onClick={() => books.fetchNextPage()} busy={books.isFetching} />}
        className="mt-4"
      />
    )}
  </>
);
