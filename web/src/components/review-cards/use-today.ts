import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { sendWaiting, utcOffset, watchConnection } from '@/lib/review-outbox.ts';

export const TODAY = ['review', 'today'];

/** What today asks of the student's cards, once what was graded before is known to the service. */
export function useToday() {
  useEffect(watchConnection, []);
  return useQuery({
    queryKey: TODAY,
    queryFn: async ({ signal }) => {
      await sendWaiting();
      return call('review.today', { query: { offset: String(utcOffset()) }, signal });
    },
    staleTime: 60_000,
  });
}
