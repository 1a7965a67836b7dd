import type { Questions } from '@contract/quiz.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { handedIn } from '@/lib/handed.ts';
import { type Failed, useFault } from '@/lib/use-fault.ts';

/** A quiz to take. */
export interface OpenQuiz {
  quizId: string;
  questions: Questions;
  notes: readonly string[];
  /** Undefined where the quiz came without its book. */
  pdfId: string | undefined;
  /** The book's; undefined where the quiz came without it. */
  title: string | undefined;
  /** The chapter or the pages, in words, as far as it is known. */
  about: string | undefined;
  /** ISO 8601. */
  createdAt: string;
  /** It asks again what was missed: hints can be taken. */
  practice: boolean;
}

/** Navigation state of `/quiz/{id}` as the configuration screen hands it over (SPEC §2). */
export interface QuizHandover {
  quiz_id: string;
  questions: Questions;
  notes?: readonly string[] | undefined;
  pdf_id?: string;
  title?: string | undefined;
  about?: string | undefined;
  practice?: boolean | undefined;
}

function handedOver(state: unknown, id: string): OpenQuiz | null {
  if (typeof state !== 'object' || state === null || !('quiz_id' in state) || state.quiz_id !== id) return null;
  // Only our own screens navigate here with a quiz.
  const { quiz_id, questions, notes = [], pdf_id, title, about, practice = false } = state as QuizHandover;
  return {
    quizId: quiz_id,
    questions,
    notes,
    pdfId: pdf_id,
    title,
    about,
    createdAt: new Date().toISOString(),
    practice,
  };
}

export type Opened =
  | { status: 'loading' }
  | { status: 'ready'; quiz: OpenQuiz }
  /** Handed in already. */
  | { status: 'finished'; attemptId: string }
  | { status: 'missing' }
  | { status: 'failed'; failed: Failed };

/** The quiz of this id: from the navigation, else this student's own unfinished one (READINGS). */
export function useQuiz(id: string): Opened {
  const given = handedOver(handedIn(useLocation().state), id);
  const stored = useQuery({
    queryKey: ['quiz', id],
    enabled: given === null,
    queryFn: ({ signal }) => call('quiz.get', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failed = useFault(stored);
  if (given) return { status: 'ready', quiz: given };
  if (failed) {
    const { error } = failed;
    const gone = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'limit';
    return gone ? { status: 'missing' } : { status: 'failed', failed };
  }
  if (!stored.data) return { status: 'loading' };
  const { quiz_id, questions, notes, pdf_id, title, created_at, attempt_id, practice = false } = stored.data;
  if (attempt_id !== null) return { status: 'finished', attemptId: attempt_id };
  return {
    status: 'ready',
    quiz: {
      quizId: quiz_id,
      questions,
      notes,
      pdfId: pdf_id,
      title,
      about: undefined,
      createdAt: created_at,
      practice,
    },
  };
}
