import type { StoredQuiz } from '@contract/quiz.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { answeredIn, begunQuizzes, forgetDraft, keepDraft, readDraft } from '@/lib/quiz-drafts.ts';

/** More than these are hardly gone back to; each is looked up at the service (the ones last worked on). */
const MOST = 5;

/** A quiz that was begun on this machine and can be gone on with. */
export interface Unfinished {
  quiz: StoredQuiz;
  answered: number;
  /** Takes it off the dashboard; its answers stay. */
  putAway: () => void;
}

/** What the service knows of a quiz that was begun here; null where it was handed in, elsewhere perhaps, or is gone. */
async function stillToTake(id: string, signal: AbortSignal): Promise<StoredQuiz | null> {
  try {
    const quiz = await call('quiz.get', { params: { id }, signal });
    if (quiz.attempt_id === null) return quiz;
    keepDraft(id, { ...readDraft(id), attempt: quiz.attempt_id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    forgetDraft(id);
  }
  return null;
}

/**
 * The student's quizzes with answers on this machine that are not handed in, the one last worked on first.
 * @param all also those that were taken off the dashboard
 * @returns `quizzes`, and how many are still being looked up
 */
export function useUnfinished({ all = false } = {}): { quizzes: Unfinished[]; pending: number } {
  const [begun, setBegun] = useState(begunQuizzes);
  const listed = begun.filter(({ draft }) => all || !draft.away).slice(0, MOST);
  const known = useQueries({
    queries: listed.map(({ quizId }) => ({
      queryKey: ['unfinished', quizId],
      queryFn: ({ signal }: { signal: AbortSignal }) => stillToTake(quizId, signal),
    })),
  });
  const quizzes = listed.flatMap(({ quizId, draft }, i) => {
    const quiz = known[i]?.data;
    if (!quiz) return [];
    const putAway = () => {
      keepDraft(quizId, { ...readDraft(quizId), away: true });
      setBegun(begunQuizzes());
    };
    return { quiz, answered: answeredIn(draft.answers), putAway };
  });
  return { quizzes, pending: known.filter(({ isPending }) => isPending).length };
}
