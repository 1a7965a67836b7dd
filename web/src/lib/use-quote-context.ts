import type { InContext } from '@contract/book.ts';
import type { Citation } from '@contract/evidence.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './api/api-client.ts';

/**
 * The words of a citation with what stands around them on their page, from the book's own text.
 * @param wanted asked for only then
 * @returns undefined while it is not known, where the words have no place on the page, and where it cannot be had
 */
export function useQuoteContext(
  bookId: string | undefined,
  citation: Citation | undefined,
  wanted: boolean,
): InContext | undefined {
  const { page = 0, quote = '', boxes = [] } = citation ?? {};
  const { data } = useQuery({
    queryKey: ['context', bookId, page, quote],
    enabled: wanted && bookId !== undefined && boxes.length > 0 && quote !== '',
    queryFn: ({ signal }) => call('book.context', { params: { id: bookId ?? '' }, body: { page, quote }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.found ?? undefined;
}
