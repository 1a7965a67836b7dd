import type { ExamRequest } from '@contract/exam.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/api/api-client.ts';

/** Begins as the keys of Progress do: a new mark changes what is planned. */
const KEY = ['progress', 'exams'];

/** Minutes east of UTC, here and now. */
const query = () => ({ offset: String(-new Date().getTimezoneOffset()) });

/** The exams with their plans, the nearest first, those that are over last. */
export const useExams = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('exam.list', { query: query(), signal }) });

/** The books that an exam can be about. */
export const useBooks = () =>
  useQuery({ queryKey: ['progress', 'books'], queryFn: ({ signal }) => call('upload.list', { signal }) });

/** Sets an exam, or with `id` sets it otherwise; removes one. The list is asked for again. */
export function useSetExam(id: string | undefined) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const onSuccess = () => client.invalidateQueries({ queryKey: KEY });
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
