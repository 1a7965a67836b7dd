import { ReviewToday } from '@contract/review.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { localDay } from '@/lib/format.ts';
import { sendWaiting, utcOffset, watchConnection } from '@/lib/review-outbox.ts';
import { storedValue, storeValue } from '@/lib/storage.ts';

export const TODAY = ['review', 'today'];

/** What was last known here, so that its line has its room on the dashboard from the first. */
const LAST = 'folio:review-today';

function lastKnown(): ReviewToday | undefined {
  const [day, told] = (storedValue(LAST) ?? '').split('\n');
  if (day !== localDay() || !told) return undefined;
  try {
    return ReviewToday.safeParse(JSON.parse(told)).data;
  } catch {
    return undefined;
  }
}

/** What today asks of the student's cards, once what was graded before is known to the service. */
export function useToday() {
  useEffect(watchConnection, []);
  return useQuery({
    queryKey: TODAY,
    queryFn: async ({ signal }) => {
      await sendWaiting();
      const today = await call('review.today', { query: { offset: String(utcOffset()) }, signal });
      storeValue(LAST, `${localDay()}\n${JSON.stringify(today)}`);
      return today;
    },
    placeholderData: lastKnown,
    staleTime: 60_000,
  });
}
