import { isToReview, type Results } from '@contract/quiz.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Layers } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
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

const KINDS = ['mcq', 'saq', 'laq'] as const;

/** Whether a question of an attempt is a card already; false until that is known. */
function useInReview(attemptId: string): (place: QuestionPlace) => boolean {
  const { data } = useQuery({
    queryKey: ['review', 'attempt', attemptId],
    queryFn: ({ signal }) => call('review.ofAttempt', { params: { id: attemptId }, signal }),
    staleTime: 60_000,
  });
  return ({ kind, index }) => data?.items.some((item) => item.kind === kind && item.index === index) ?? false;
}

/** What was pressed is gone: the keyboard goes on from what stands in its place. */
const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true });

/** Everything that was missed, whole or in a part, and is no card yet, with one press. Nothing where nothing was missed. */
export function AddMissed({ attemptId, results }: { attemptId: string; results: Results }) {
  const add = useAdd(attemptId);
  const isIn = useInReview(attemptId);
  const missed = KINDS.flatMap((kind) =>
    results[kind].flatMap((result, index) => (isToReview(result) ? [{ kind, index }] : [])),
  );
  if (missed.length === 0) return null;
  const left = missed.filter((place) => !isIn(place)).length;
  const done = add.isSuccess || left === 0;
  const label = (left < missed.length ? words.others : words.missed)(formatNumber(left), left);
  // Nothing to press any more, but a place to go to.
  if (done)
    return (
      <Link
        ref={add.isSuccess ? takeFocus : undefined}
        to="/review"
        className="inline-flex items-center gap-1.5 text-soft underline-offset-4 hover:underline"
      >
        <Check {...icon} className="text-correct" />
        {words.doneAll}
      </Link>
    );
  return (
    <>
      <Button look="quiet" busy={add.isPending} icon={<Layers {...icon} />} onClick={() => add.mutate(undefined)}>
        {add.isPending ? words.busy : label}
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
  /** Its answer was right but for a point, which alone becomes the card. */
  part?: boolean;
}

/** Beside a question of an attempt: keeps it as a card. */
export function AddQuestion(props: AddQuestionProps) {
  const attemptId = useContext(AttemptContext);
  return attemptId === null ? null : <AddOne attemptId={attemptId} {...props} />;
}

function AddOne({ attemptId, place, describedBy, part = false }: AddQuestionProps & { attemptId: string }) {
  const add = useAdd(attemptId);
  const isIn = useInReview(attemptId);
  const done = add.isSuccess || isIn(place);
  return (
    <div className="print:hidden">
      <Button
        size="small"
        look="quiet"
        aria-describedby={describedBy}
        className="-ml-3 text-soft max-sm:min-h-11"
        disabled={done}
        busy={add.isPending}
        icon={done ? <Check {...icon} /> : <Layers {...icon} className="max-sm:hidden" />}
        onClick={() => add.mutate([place])}
      >
        {add.isPending ? words.busy : done ? words.done : part ? words.part : words.one}
      </Button>
      {add.isError && (
        <Notice title={words.failed} className="mt-1">
          {messageOf(add.error)}
        </Notice>
      )}
    </div>
  );
}
