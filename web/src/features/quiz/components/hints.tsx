import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { HintButton, HintSteps } from '@/components/questions/hint-ladder.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';

interface HintsProps {
  quizId: string;
  place: { kind: 'mcq' | 'saq' | 'laq'; index: number };
  /** How many were taken before. */
  taken: number;
  onTake: (steps: number) => void;
  /** The id of the question's words. */
  question: string;
}

/** Under a question that is practised: hints for whoever wants them, step by step; it is noted how many were taken. */
export function Hints({ quizId, place: { kind, index }, taken, onTake, question }: HintsProps) {
  const [wanted, setWanted] = useState(taken > 0);
  const hints = useQuery({
    queryKey: ['hints', 'quiz', quizId, kind, index],
    queryFn: ({ signal }) =>
      call('progress.quizHints', { params: { id: quizId }, query: { kind, index: String(index) }, signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const steps = hints.data?.hints;
  const none = steps?.length === 0;
  // What nobody could see was not taken.
  const first = wanted && taken === 0 && steps !== undefined && !none;
  useEffect(() => {
    if (first) onTake(1);
  }, [first, onTake]);
  const take = () => {
    if (hints.isError) void hints.refetch();
    setWanted(true);
    if (steps && taken > 0) onTake(taken + 1);
  };
  // The button goes with the last step: the focus stays with the hints.
  const list = useRef<HTMLDivElement>(null);
  const last = none || (steps !== undefined && taken >= steps.length);
  const pressed = useRef(false);
  useEffect(() => {
    // Who has moved on meanwhile stays where they are.
    if (last && pressed.current && document.activeElement === document.body) list.current?.focus();
  }, [last]);
  return (
    <fieldset className="mt-2 min-w-0 print:hidden" aria-labelledby={question}>
      <div ref={list} tabIndex={-1}>
        <HintSteps hints={steps ?? []} taken={taken} />
        {none && <p className="text-sm text-soft">{quiz.hints.none}</p>}
      </div>
      {hints.isError && !hints.isFetching && <p className="text-sm text-soft">{quiz.hints.failed}</p>}
      {!last && (
        <HintButton
          className="-ml-3"
          taken={hints.isError ? 0 : taken}
          onTake={() => {
            pressed.current = true;
            take();
          }}
          busy={hints.isFetching}
        />
      )}
    </fieldset>
  );
}
