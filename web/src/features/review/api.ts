import type { Evidence } from '@contract/evidence.ts';
import type { KeptCard, ReviewCard } from '@contract/review.ts';
import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { keepingAhead, keptSession } from '@/lib/kept-session.ts';
import { sendWaiting, utcOffset } from '@/lib/review-outbox.ts';

const SESSION = ['review', 'session'];

/** Today's cards, once what was graded before is known to the service; without a connection what is kept of them here. Loaded once: what is asked does not change under the hand. */
export const useLoadedSession = () =>
  useQuery({
    queryKey: SESSION,
    queryFn: async ({ signal }) => {
      await sendWaiting();
      try {
        const session = await call('review.session', { query: { offset: String(utcOffset()) }, signal });
        // For a morning without a connection; what goes wrong with it is nobody's concern today.
        const keepAhead = keepingAhead();
        void call('review.session', { query: { offset: String(utcOffset()), ahead: '1' } }).then(keepAhead, () =>
          keepAhead(null),
        );
        return session;
      } catch (error) {
        const kept = error instanceof ApiError && error.code === 'network' ? keptSession() : null;
        if (kept) return kept;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });

/** How many cards come back on each of the coming days. */
export const useForecast = () =>
  useQuery({
    queryKey: ['review', 'forecast'],
    queryFn: async ({ signal }) => {
      await sendWaiting();
      return (await call('progress.reviews', { query: { offset: String(utcOffset()) }, signal })).forecast;
    },
    staleTime: 0,
    retry: false,
  });

export const useRemoveCard = () =>
  useMutation({ mutationFn: (id: string) => call('review.remove', { params: { id } }) });

/** Every card with its log, oldest first. @throws ApiError */
export async function allCards(): Promise<KeptCard[]> {
  const cards: KeptCard[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await call('review.cards', { query: { after } });
    cards.push(...page.cards);
    after = page.cards.at(-1)?.card_id;
    if (!page.more || after === undefined) return cards;
  }
}

const aroundOf = (pdfId: string, { page, quote }: Pick<Evidence, 'page' | 'quote'>) =>
  queryOptions({
    queryKey: ['context', pdfId, page, quote],
    queryFn: ({ signal }) => call('book.context', { params: { id: pdfId }, body: { page, quote }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The words around a card's quote in the book. */
export const useAround = (pdfId: string, evidence: Evidence) => useQuery(aroundOf(pdfId, evidence));

/** Fetches the words around the quotes of cards before they are shown: there without a wait, and without a connection. */
export function useAroundAhead(cards: readonly ReviewCard[]) {
  const client = useQueryClient();
  useEffect(() => {
    if (!navigator.onLine) return;
    for (const { pdf_id, evidence } of cards)
      for (const one of evidence) void client.prefetchQuery(aroundOf(pdf_id, one));
  }, [client, cards]);
}

/** A book's key facts, page by page of the list. */
export const useFacts = (pdfId: string) =>
  useInfiniteQuery({
    queryKey: ['review', 'facts', pdfId],
    queryFn: ({ pageParam, signal }) =>
      call('review.facts', {
        query: { pdf_id: pdfId, ...(pageParam !== null && { from: String(pageParam) }) },
        signal,
      }),
    initialPageParam: null as number | null, // the first list begins at the beginning
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useAddFacts(pdfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (card_ids: string[]) => call('review.fromFacts', { body: { pdf_id: pdfId, card_ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  });
}

/** The student's books that cards can be made from. */
export const useOwnBooks = () =>
  useQuery({ queryKey: ['review', 'books'], queryFn: ({ signal }) => call('upload.list', { signal }) });
