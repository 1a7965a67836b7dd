import type { ExamRequest } from '@contract/exam.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EXAMS, examsQuery as query } from '@/components/exams/use-exams.ts';
import { call } from '@/lib/api/api-client.ts';

/** The books that an exam can be about. */
export const useBooks = () =>
  useQuery({ queryKey: ['progress', 'books'], queryFn: ({ signal }) => call('upload.list', { signal }) });

/** Sets an exam, or with `id` sets it otherwise; removes one. The list is asked for again. */
export function useSetExam(id: string | undefined) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const onSuccess = () => client.invalidateQueries({ queryKey: EXAMS });
  const save = useMutation({
    mutationFn: (body: ExamRequest) =>
      id === undefined
        ? call('exam.create', { query: query(), body, headers: { 'Idempotency-Key': key } })
        : call('exam.change', { params: { id }, query: query(), body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (exam: string) => call('exam.delete', { params: { id: exam } }),
    onSuccess,
  });
  return { save, remove };
}
