import type { Document } from '@contract/library.ts';
import { LIST_PAGE } from '@contract/limits.ts';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import { bookKey } from '@/lib/use-book-info.ts';

type Pages = InfiniteData<Document[], string | undefined>;
const KEY = ['books'];

/** While a book is being read its row says how far; asked this often (ms). */
const WHILE_READING_MS = 1_500;

/** Where the list goes on: behind the last book of a full page. */
function cursorAfter(page: Document[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === LIST_PAGE ? `${last.created_at}_${last.id}` : undefined;
}

/** The student's books, oldest first; looks again by itself while any of them is being read. */
export function useBooks() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) => call('upload.list', { query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
    getNextPageParam: cursorAfter,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.some(({ status }) => status === 'reading')) ? WHILE_READING_MS : false,
    select: ({ pages }) => pages.flat(),
  });
}

/** Puts a book that was just uploaded at the end of the list. */
export function appendBook(client: QueryClient, book: Document): void {
  client.setQueryData<Pages>(KEY, (known) => {
    if (!known) return known;
    const others = known.pages.map((page) => page.filter(({ id }) => id !== book.id));
    return { ...known, pages: others.with(-1, [...(others.at(-1) ?? []), book]) };
  });
  void client.invalidateQueries({ queryKey: KEY });
}

/** Deletes a book and takes it off the list. */
export function useDeleteBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('upload.delete', { params: { id } }),
    onSuccess: async (_, id) => {
      // A look that began before would bring it back for a moment.
      await client.cancelQueries({ queryKey: KEY });
      client.removeQueries({ queryKey: bookKey(id) });
      client.setQueryData<Pages>(
        KEY,
        (known) => known && { ...known, pages: known.pages.map((page) => page.filter((book) => book.id !== id)) },
      );
    },
  });
}
