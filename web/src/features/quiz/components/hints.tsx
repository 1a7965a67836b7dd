import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const take = () => {
    if (hints.isError) void hints.refetch();
    setWanted(true);
    // Pressed again while they are looked for, it is still the first.
    onTake(steps ? taken + 1 : 1);
  };
  return (
    <fieldset className="mt-2 min-w-0 print:hidden" aria-labelledby={question}>
      <HintSteps hints={steps ?? []} taken={taken} />
      {steps?.length === 0 && <p className="text-sm text-soft">{quiz.hints.none}</p>}
      {hints.isError && !hints.isFetching && <p className="text-sm text-soft">{quiz.hints.failed}</p>}
      {(steps === undefined || taken < steps.length) && (
        <HintButton className="-ml-3" taken={hints.isError ? 0 : taken} onTake={take} busy={hints.isFetching} />
      )}
    </fieldset>
  );
}
