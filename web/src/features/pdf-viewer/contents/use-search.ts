import type { BookSearch, SearchHit } from '@contract/book.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@/lib/api/api-client.ts';

/** A pause in typing is taken for its end (ms). */
const TYPED_MS = 300;

/** What is searched for in a book, and which hit is looked at. */
export interface Search {
  text: string;
  setText: (text: string) => void;
  /** What is asked of the service: the trimmed text, once typing paused. */
  query: string;
  /** What was found; null while nothing is searched for, or nothing is known yet. */
  found: BookSearch | null;
  busy: boolean;
  failed: boolean;
  again: () => void;
  /** Which hit is looked at, from 0; null for none yet. */
  at: number | null;
  hit: SearchHit | null;
  show: (at: number | null) => void;
}

/** Searches a book while somebody types. @param bookId undefined until it is known */
export function useSearch(bookId: string | undefined): Search {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<number | null>(null);
  const typed = text.trim();

  useEffect(() => {
    if (typed === query) return;
    const take = () => {
      setQuery(typed);
      setAt(null);
    };
    if (typed === '') return take();
    const timer = setTimeout(take, TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);

  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['search', bookId, query],
    enabled: bookId !== undefined && query !== '',
    queryFn: ({ signal }) => call('book.search', { params: { id: bookId ?? '' }, query: { q: query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const found = query === '' ? null : (data ?? null);
  return {
    text,
    setText,
    query,
    found,
    busy: typed !== query || (isFetching && query !== ''),
    failed: isError && query !== '',
    again: () => void refetch(),
    at,
    hit: at === null ? null : (found?.hits[at] ?? null),
    show: setAt,
  };
}

/**
 * The hit that the next step leads to: from none looked at yet to the first on the page in sight or after it, then around.
 * @returns null where nothing was found
 */
export function nextHit({ found, at }: Pick<Search, 'found' | 'at'>, page: number, step: 1 | -1): number | null {
  const count = found?.hits.length ?? 0;
  if (!found || count === 0) return null;
  if (at !== null) return (at + step + count) % count;
  const here = found.hits.findIndex((hit) => hit.page >= page);
  const first = Math.max(0, here);
  return step === 1 ? first : (first - 1 + count) % count;
}
