import type { Confidence, Results, SubmitResponse } from '@contract/quiz.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { appeal, decide, withResult } from '@/components/questions/appeal.ts';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { type Draft, keepDraft, onChangedElsewhere, readDraft } from '@/lib/quiz-drafts.ts';
import { blanksOf, controlsOf } from './blanks.ts';
import type { OpenQuiz } from './use-quiz.ts';

type Kind = 'mcq' | 'saq' | 'laq';

/** Taking a quiz: answers that survive everything, handed in once, then locked with their marks beside them. */
export function useTaking({ quizId, questions, practice, title }: OpenQuiz) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => ({ ...readDraft(quizId), ...(title !== undefined && { title }) }));
  const [results, setResults] = useState<Results | null>(null);
  const [before, setBefore] = useState<string | null>(null);

  /** What another tab wrote last: written again from here it would undo what that tab has written since. */
  const heard = useRef<Draft | null>(null);

  useEffect(() => {
    if (draft !== heard.current) keepDraft(quizId, draft);
  }, [quizId, draft]);
  useEffect(
    () =>
      onChangedElsewhere(quizId, (other) => {
        heard.current = other;
        setDraft(other);
      }),
    [quizId],
  );

  const submit = useMutation({
    mutationFn: () =>
      call('progress.submit', {
        body: {
          ...{ quiz_id: quizId, answers: draft.answers },
          ...(draft.confidence && { confidence: draft.confidence }),
          ...(draft.helped && { helped: draft.helped }),
        },
        headers: { 'Idempotency-Key': draft.key },
      }),
    onSuccess: (reply: SubmitResponse) => {
      setResults(reply.results);
      setDraft((known) => ({ ...known, attempt: reply.attempt_id }));
      void client.invalidateQueries({ queryKey: ['progress'] });
      client.removeQueries({ queryKey: ['quiz', quizId] });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'key_reused') return;
      const { attempt_id } = await call('quiz.get', { params: { id: quizId } });
      setBefore(attempt_id);
    },
  });

  const answer = (kind: Kind, index: number, value: number | string) =>
    setDraft((known) => ({
      ...known,
      changed: Date.now(),
      away: false,
      answers: { ...known.answers, [kind]: { ...known.answers[kind], [index]: value } },
    }));

  /** Says how sure the student is of an answer, or takes it back. */
  const say = (kind: Kind, index: number, how: Confidence | null) =>
    setDraft((known) => {
      const { [index]: _, ...others } = known.confidence?.[kind] ?? {};
      const said = how === null ? others : { ...others, [index]: how };
      return { ...known, confidence: { mcq: {}, saq: {}, laq: {}, ...known.confidence, [kind]: said } };
    });

  /** So many steps of a question's hints were taken. */
  const help = (kind: Kind, index: number, steps: number) =>
    setDraft((known) => {
      const before = { mcq: {}, saq: {}, laq: {}, ...known.helped };
      return { ...known, helped: { ...before, [kind]: { ...before[kind], [index]: steps } } };
    });

  return {
    quizId,
    practice,
    answers: draft.answers,
    answer,
    confidence: draft.confidence,
    say,
    helped: draft.helped,
    help,
    submit,
    /** The attempt that it became with other answers, from another tab; null where none is known. */
    before,
    /** Null until handed in. */
    results,
    /** Has one typed answer marked a second time. */
    appeal: async (kind: 'saq' | 'laq', index: number) => {
      if (!draft.attempt) return;
      const second = await appeal(client, draft.attempt, kind, index);
      setResults((known) => known && withResult(known, kind, index, second));
    },
    /** Keeps what the student decides of a mark that is unsure. */
    decide: async (kind: 'saq' | 'laq', index: number, correct: boolean) => {
      if (!draft.attempt) return;
      const decided = await decide(client, draft.attempt, kind, index, correct);
      setResults((known) => known && withResult(known, kind, index, decided));
    },
    attemptId: draft.attempt,
    /** The ids of the controls of the questions without an answer. */
    blanks: blanksOf(questions, draft.answers),
    /** Those of all questions. */
    controls: controlsOf(questions),
    /** Inputs are locked while it is handed in and ever after. */
    locked: submit.isPending || results !== null,
  };
}

export type Taking = ReturnType<typeof useTaking>;
