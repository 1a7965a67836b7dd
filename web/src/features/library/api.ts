import { type Document, type DocumentInfo, isUnderWay } from '@contract/library.ts';
import { LIST_PAGE } from '@contract/limits.ts';
import type { AttemptSummary } from '@contract/progress.ts';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { examsAsked } from '@/components/exams/use-exams.ts';
import { todayAsked } from '@/components/review-cards/use-today.ts';
import { call } from '@/lib/api/api-client.ts';
import { bookKey, BOOKS as KEY, KeptAttempts, KeptBooks, LAST_ATTEMPTS as LAST } from '@/lib/books-here.ts';
import { forgetBook } from '@/lib/device.ts';
import { kept } from '@/lib/kept.ts';
import { forgetPlace } from '@/lib/reading-places.ts';

interface Page {
  books: Document[];
  /** Where the list goes on; behind the last page nothing does. */
  next: string | undefined;
}
type Pages = InfiniteData<Page, string | undefined>;

/** While a book is being read its row says how far; asked this often for each page of the list (ms). */
const WHILE_READING_MS = 1_500;

async function fetchPage(after: string | undefined, signal: AbortSignal): Promise<Page> {
  const books = await call('upload.list', { query: { after }, signal });
  const last = books.at(-1);
  return { books, next: last && books.length >= LIST_PAGE ? `${last.created_at}_${last.id}` : undefined };
}

const pagesQuery = infiniteQueryOptions({
  queryKey: KEY,
  ...kept(KEY, KeptBooks),
  queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
  initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
  getNextPageParam: ({ next }) => next,
});

const attemptsQuery = queryOptions({
  queryKey: LAST,
  ...kept(LAST, KeptAttempts),
  queryFn: async ({ signal }) => (await call('progress.get', { signal })).attempts,
});

/** Asks for what the dashboard is made of. Settles when it is there; at once where an earlier visit has left it here. */
export async function prepare(client: QueryClient): Promise<void> {
  const asked = [
    client.prefetchInfiniteQuery(pagesQuery),
    client.prefetchQuery(attemptsQuery),
    client.prefetchQuery(examsAsked),
    client.prefetchQuery(todayAsked),
  ];
  if (client.getQueryData(KEY) === undefined) await Promise.all(asked);
}

/**
 * All the student's books, oldest first: the first page as soon as it is there, the others one after the other, so that
 * what is searched is the whole library. Looks again by itself while any book is being read.
 */
export function useBooks() {
  const books = useInfiniteQuery({
    ...pagesQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.books.some(isUnderWay)) ? WHILE_READING_MS * data.pages.length : false,
    select: ({ pages }) => pages.flatMap((page) => page.books),
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = books;
  const loaded = books.data?.length ?? 0;
  useEffect(() => {
    // Whoever else uses this hook asks for the same page: one request, not one that ends the other.
    if (loaded > 0 && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
  }, [loaded, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return books;
}

/** The pages with every book as `change` makes it; null takes it off. */
const withBooks = (known: Pages, change: (book: Document) => Document | null): Pages => ({
  ...known,
  pages: known.pages.map((page) => ({ ...page, books: page.books.flatMap((book) => change(book) ?? []) })),
});

/** How the last quiz on a book went. */
export interface LastQuiz {
  correct: number;
  total: number;
}

/** The last marked quiz of each book, by the book's id; undefined while nothing is known of them, empty where they cannot be had. */
export function useLastQuizzes(): ReadonlyMap<string, LastQuiz> | undefined {
  const { data, failureCount } = useQuery({ ...attemptsQuery, select: lastOfEach });
  return data ?? (failureCount > 0 ? NO_QUIZZES : undefined);
}

const NO_QUIZZES: ReadonlyMap<string, LastQuiz> = new Map();

/** @param attempts newest first */
function lastOfEach(attempts: readonly AttemptSummary[]): ReadonlyMap<string, LastQuiz> {
  const last = new Map<string, LastQuiz>();
  for (const { pdf_id, overall_score, overall_total } of attempts)
    if (overall_score !== null && !last.has(pdf_id)) last.set(pdf_id, { correct: overall_score, total: overall_total });
  return last;
}

/** Puts a book that was just uploaded at the end of the list. */
export function appendBook(client: QueryClient, book: Document): void {
  client.setQueryData<Pages>(KEY, (known) => {
    if (!known) return known;
    const { pages, ...rest } = withBooks(known, (other) => (other.id === book.id ? null : other));
    const last = pages.at(-1);
    return { ...rest, pages: last ? pages.with(-1, { ...last, books: [...last.books, book] }) : pages };
  });
  void client.invalidateQueries({ queryKey: KEY });
}

/** Deletes a book and takes it off the list. */
export function useDeleteBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('upload.delete', { params: { id } }),
    onSuccess: async (_, id) => {
      forgetPlace(id);
      // A look that began before would bring it back for a moment.
      await client.cancelQueries({ queryKey: KEY });
      client.removeQueries({ queryKey: bookKey(id) });
      client.removeQueries({ predicate: ({ meta }) => meta?.book === id });
      await forgetBook(id);
      client.setQueryData<Pages>(KEY, (known) => known && withBooks(known, (book) => (book.id === id ? null : book)));
    },
  });
}

/** Gives a book another title: at once on the screen, and back again if the service refuses. */
export function useRenameBook(id: string) {
  const client = useQueryClient();
  const show = (title: string) => {
    client.setQueryData<Pages>(
      KEY,
      (known) => known && withBooks(known, (book) => (book.id === id ? { ...book, title } : book)),
    );
    client.setQueryData<DocumentInfo>(
      bookKey(id),
      (known) => known && { ...known, title, document: { ...known.document, title } },
    );
  };
  return useMutation({
    mutationFn: ({ title }: { title: string; before: string }) =>
      call('upload.rename', { params: { id }, body: { title } }),
    onMutate: async ({ title }) => {
      // A look that began before would bring the old title back for a moment.
      await client.cancelQueries({ queryKey: KEY });
      show(title);
    },
    onSuccess: async ({ title }) => {
      // So would a look at the book itself that began while the title was on its way, for as long as its screen is open.
      await client.cancelQueries({ queryKey: bookKey(id) });
      show(title);
      void client.invalidateQueries({ queryKey: bookKey(id) });
      // Attempts and charts name the book too.
      void client.invalidateQueries({ queryKey: ['progress'] });
    },
    onError: (_, { before }) => show(before),
  });
}
