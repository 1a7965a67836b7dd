import { countsAsCorrect, type ItemResult, type Results } from '@contract/quiz.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Layers } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { review } from '@/config/texts/review.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';

const words = review.add;
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** One question of an attempt. */
export interface QuestionPlace {
  kind: 'mcq' | 'saq' | 'laq';
  index: number;
}

/** The attempt whose questions are shown; null where there is none yet. */
export const AttemptContext = createContext<string | null>(null);

function useAdd(attempt_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items?: QuestionPlace[]) =>
      call('review.fromAttempt', { body: { attempt_id, ...(items && { items }) } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['review'] }),
  });
}

/** Everything that was missed, with one press. Nothing where nothing was. */
export function AddMissed({ attemptId, results }: { attemptId: string; results: Results }) {
  const add = useAdd(attemptId);
  const missed = Object.values(results)
    .flat()
    .filter((result: ItemResult) => !countsAsCorrect(result)).length;
  if (missed === 0) return null;
  return (
    <>
      <Button
        disabled={add.isSuccess}
        busy={add.isPending}
        icon={add.isSuccess ? <Check {...icon} /> : <Layers {...icon} />}
        onClick={() => add.mutate(undefined)}
      >
        {add.isPending ? words.busy : add.isSuccess ? words.doneAll : words.missed(formatNumber(missed))}
      </Button>
      {add.isError && (
        <Notice title={words.failed} className="w-full">
          {messageOf(add.error)}
        </Notice>
      )}
    </>
  );
}

interface AddQuestionProps {
  place: QuestionPlace;
  /** The id of the question's words: twenty such buttons stand on a paper. */
  describedBy: string;
}

/** Beside a question of an attempt: keeps it as a card. */
export function AddQuestion(props: AddQuestionProps) {
  const attemptId = useContext(AttemptContext);
  return attemptId === null ? null : <AddOne attemptId={attemptId} {...props} />;
}

function AddOne({ attemptId, place, describedBy }: AddQuestionProps & { attemptId: string }) {
  const add = useAdd(attemptId);
  return (
    <div className="print:hidden">
      <Button
        size="small"
        look="quiet"
        aria-describedby={describedBy}
        className="-ml-3 text-soft max-sm:min-h-11"
        disabled={add.isSuccess}
        busy={add.isPending}
        icon={add.isSuccess ? <Check {...icon} /> : <Layers {...icon} />}
        onClick={() => add.mutate([place])}
      >
        {add.isPending ? words.busy : add.isSuccess ? words.done : words.one}
      </Button>
      {add.isError && (
        <Notice title={words.failed} className="mt-1">
          {messageOf(add.error)}
        </Notice>
      )}
    </div>
  );
}
