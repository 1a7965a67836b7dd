import { awaitsDecision, countsAsCorrect, type ItemResult } from '@contract/quiz.ts';
import type { ReviewCard } from '@contract/review.ts';
import type { Grade } from '@contract/review-log.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import type { Said } from '../types.ts';

export interface Marking {
  result: ItemResult | null;
  isPending: boolean;
  failed: boolean;
  /** The grade that the mark speaks for; null where nothing was said, or it is not sure. */
  suggested: Grade | null;
}

/** A right answer is good, one that was helped or is half right is hard, and a wrong one comes back. */
function suggestedBy(result: ItemResult, helped: boolean): Grade | null {
  if (countsAsCorrect(result)) return helped ? 2 : 3;
  if (awaitsDecision(result)) return null;
  const met = result.points?.filter((point) => point.met).length ?? 0;
  return met > 0 && met * 2 >= (result.points?.length ?? 0) ? 2 : 1;
}

/**
 * What the marker makes of a typed answer; a choice is marked here, by its key.
 * @param decided what the student decided of a mark that is unsure; null before
 */
export function useMarking(card: ReviewCard, { text, option, hints }: Said, decided: boolean | null): Marking {
  const typed = text.trim();
  const marked = useQuery({
    queryKey: ['review-mark', card.card_id, typed],
    queryFn: ({ signal }) => call('review.mark', { params: { id: card.card_id }, body: { answer: typed }, signal }),
    enabled: typed !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (card.options) {
    const suggested =
      option === null ? null : suggestedBy({ is_correct: card.options[option] === card.answer[0] }, hints > 0);
    return { result: null, isPending: false, failed: false, suggested };
  }
  const mark = marked.data ?? null;
  const result =
    mark && decided !== null ? { ...mark, decided_by: 'student' as const, decided_correct: decided } : mark;
  return {
    result,
    isPending: typed !== '' && marked.isPending,
    failed: marked.isError,
    suggested: result && suggestedBy(result, hints > 0),
  };
}
