import type { AttemptDetail } from '@contract/progress.ts';
import type { ItemResult } from '@contract/quiz.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appeal, decide, withResult } from '@/components/questions/appeal.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { ATTEMPTS, KeptProgress } from '@/lib/books-here.ts';
import { kept, keptSince } from '@/lib/kept.ts';

const attemptKey = (id: string) => ['attempt', id];

/** The overall sums and the attempts, newest first; later pages go on behind the last attempt. */
export const useProgress = () =>
  useInfiniteQuery({
    queryKey: ATTEMPTS,
    ...kept(ATTEMPTS, KeptProgress),
    queryFn: ({ pageParam, signal }) => call('progress.get', { query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor; the type must allow the later ones
    getNextPageParam: ({ more, attempts }) => (more ? attempts.at(-1)?.attempt_id : undefined),
    select: ({ pages }) => ({
      summary: pages[0]?.overall_summary,
      attempts: pages.flatMap(({ attempts }) => attempts),
    }),
  });

/**
 * When what Progress shows was learnt, where that is not now: there is no connection, and this device has kept it (ms since
 * 1970). A service that refuses leaves the screen empty instead (SPEC §8).
 */
export const shownSince = ({ failureReason, data }: ReturnType<typeof useProgress>): number | undefined =>
  data && failureReason instanceof ApiError && failureReason.code === 'network' ? keptSince(ATTEMPTS) : undefined;

/** Accuracy by day, book and chapter. */
export const useChart = () =>
  useQuery({ queryKey: ['progress', 'chart'], queryFn: ({ signal }) => call('progress.chart', { signal }) });

/** How much of the cards was remembered, and what the coming days ask. */
export const useReviews = () =>
  useQuery({
    queryKey: ['progress', 'reviews'],
    queryFn: ({ signal }) =>
      call('progress.reviews', { query: { offset: String(-new Date().getTimezoneOffset()) }, signal }),
  });

/** One attempt in full. */
export const useAttempt = (id: string) =>
  useQuery({
    queryKey: attemptKey(id),
    queryFn: ({ signal }) => call('progress.attempt', { params: { id }, signal }),
  });

/** Marks an attempt whose marking failed. */
export function useMarkAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('progress.mark', { params: { id } }),
    onSuccess: (marked) => {
      client.setQueryData(attemptKey(id), marked);
      void client.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}

/** What can be done about the mark of one typed answer: a second marking, or deciding where it is unsure. */
export function useMarks(id: string) {
  const client = useQueryClient();
  const put = (kind: 'saq' | 'laq', index: number, result: ItemResult) =>
    client.setQueryData<AttemptDetail>(attemptKey(id), (known) =>
      known?.results ? { ...known, results: withResult(known.results, kind, index, result) } : known,
    );
  return {
    appeal: async (kind: 'saq' | 'laq', index: number) => put(kind, index, await appeal(client, id, kind, index)),
    decide: async (kind: 'saq' | 'laq', index: number, correct: boolean) =>
      put(kind, index, await decide(client, id, kind, index, correct)),
  };
}
