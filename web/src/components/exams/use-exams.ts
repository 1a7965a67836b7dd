import { Exams } from '@contract/exam.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { isUnreached } from '@/lib/api/api-error.ts';
import { knownToday } from '@/lib/known-today.ts';

/** Begins as the keys of Progress do: a new mark changes what is planned. */
export const EXAMS = ['progress', 'exams'];

/** Minutes east of UTC, here and now. */
export const examsQuery = () => ({ offset: String(-new Date().getTimezoneOffset()) });

const last = knownToday('folio:exams-today', Exams);

/** How they are asked for. */
export const examsAsked = queryOptions({
  queryKey: EXAMS,
  queryFn: async ({ signal }) => {
    const exams = await call('exam.list', { query: examsQuery(), signal });
    last.keep(exams);
    return exams;
  },
});

/** The exams with their plans, the nearest first, those that are over last; without a connection as this device knows them of today. */
export function useExams() {
  const exams = useQuery({ ...examsAsked, placeholderData: last.known });
  const unreached = exams.data === undefined && isUnreached(exams.error);
  const known = useMemo(() => (unreached ? last.known() : undefined), [unreached]);
  return known ? { ...exams, data: known } : exams;
}
