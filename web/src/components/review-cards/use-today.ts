import { ReviewToday } from '@contract/review.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { knownToday } from '@/lib/known-today.ts';
import { sendWaiting, utcOffset, watchConnection } from '@/lib/review-outbox.ts';

export const TODAY = ['review', 'today'];

const last = knownToday('folio:review-today', ReviewToday);

/** What is known of today on this device. */
export const lastToday = last.known;

/** How it is asked for. */
export const todayAsked = queryOptions({
  queryKey: TODAY,
  queryFn: async ({ signal }) => {
    await sendWaiting();
    const today = await call('review.today', { query: { offset: String(utcOffset()) }, signal });
    last.keep(today);
    return today;
  },
  staleTime: 60_000,
});

/** What today asks of the student's cards, once what was graded before is known to the service. */
export function useToday() {
  useEffect(watchConnection, []);
  return useQuery({ ...todayAsked, placeholderData: last.known });
}
