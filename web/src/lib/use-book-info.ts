import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/lib/api/api-client.ts';

/** A book that is being read is looked at again after this long (ms). */
const WHILE_READING_MS = 3_000;

/** What is known of one book. Where that fails it is logged and the student goes to `/` (SPEC §7), which says why. */
export function useBookInfo(id: string) {
  const navigate = useNavigate();
  const info = useQuery({
    queryKey: ['book', id],
    queryFn: ({ signal }) => call('upload.info', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.document.status === 'reading' ? WHILE_READING_MS : false),
  });
  const failed = info.isError && !info.data;
  useEffect(() => {
    if (failed) navigate('/', { replace: true, state: { notice: 'book-gone' } });
  }, [failed, navigate]);
  return info.data;
}
