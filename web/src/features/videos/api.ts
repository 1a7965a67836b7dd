import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { worthRetrying } from '@/lib/query-client.ts';

/** The service keeps what it found for days; a quiz taken meanwhile changes the topics. */
const STALE_MS = 60_000;
/** When to ask again where the service doesn't say (s). */
const ASK_AGAIN_S = 3;

/** The book is being read, or another tab has the videos looked for: to be asked again, not a failure. */
const isUnderWay = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'not_ready' || error.code === 'in_progress');

/** Videos and topics of a book; waits for a book that is being read. */
export function useVideos(id: string) {
  const videos = useQuery({
    queryKey: ['videos', id],
    queryFn: ({ signal }) => call('youtube.search', { query: { pdf_id: id }, signal }),
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    retry: (failures, error) => isUnderWay(error) || worthRetrying(failures, error),
    retryDelay: (failures, error) =>
      1_000 * (isUnderWay(error) ? (error.retryAfter ?? ASK_AGAIN_S) : Math.min(2 ** failures, ASK_AGAIN_S)),
  });
  /** Why it takes longer than usual, in the service's words. */
  const waitingFor = isUnderWay(videos.failureReason) ? videos.failureReason.message : null;
  return { ...videos, waitingFor };
}
