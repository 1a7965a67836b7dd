import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { keepDraft, readDraft } from '@/lib/quiz-drafts.ts';
import { useTaking } from './use-taking.ts';

const QUIZ = { quizId: 'q1', questions: { mcqs: [], saqs: [], laqs: [] }, practice: false };
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

beforeEach(() => window.localStorage.clear());

it('keeps what the quiz is on, for where it can’t be had', () => {
  renderHook(() => useTaking({ ...QUIZ, title: 'Threads and Locks' } as never), { wrapper });
  expect(readDraft('q1').title).toBe('Threads and Locks');
});

it('never writes again what another tab wrote: it may have written more since', () => {
  const { result } = renderHook(() => useTaking(QUIZ as never), { wrapper });
  const first = { ...readDraft('q1'), answers: { mcq: { 0: 1 }, saq: {}, laq: {} } };
  const second = { ...first, answers: { mcq: { 0: 1, 1: 2 }, saq: {}, laq: {} } };
  // The other tab has written twice by the time that its first word is heard here.
  keepDraft('q1', second);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'folio:quiz:q1', newValue: JSON.stringify(first) }));
  });
  expect(result.current.answers.mcq).toEqual({ 0: 1 });
  expect(readDraft('q1').answers.mcq).toEqual({ 0: 1, 1: 2 });
  act(() => result.current.answer('saq', 0, 'typed here'));
  expect(readDraft('q1').answers.saq).toEqual({ 0: 'typed here' });
});
