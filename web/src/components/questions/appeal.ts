import { awaitsDecision, type ItemResult, partsMissed, type Results } from '@contract/quiz.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';

/** Puts the new result of one question into the results of all. */
export const withResult = (results: Results, kind: 'saq' | 'laq', index: number, result: ItemResult): Results => ({
  ...results,
  [kind]: results[kind].with(index, result),
});

/** Asks for the second marking of one typed answer; what is known of the progress is looked at anew. */
export async function appeal(
  client: QueryClient,
  attemptId: string,
  kind: 'saq' | 'laq',
  index: number,
): Promise<ItemResult> {
  const second = await call('progress.second', { params: { id: attemptId }, body: { kind, index } });
  void client.invalidateQueries({ queryKey: ['progress'] });
  return second;
}

/** Keeps what the student decides of a mark that is unsure; what is known of the progress is looked at anew. */
export async function decide(
  client: QueryClient,
  attemptId: string,
  kind: 'saq' | 'laq',
  index: number,
  correct: boolean,
): Promise<ItemResult> {
  const decided = await call('progress.decide', { params: { id: attemptId }, body: { kind, index, correct } });
  void client.invalidateQueries({ queryKey: ['progress'] });
  return decided;
}

/**
 * What the points of a long answer are worth, as the server added them up: a half for one made in part. Undefined where it has no
 * points of its own, is not marked, or is for the student to decide: nothing is counted before, nor where they counted it whole.
 */
export const pointsOf = (result: ItemResult | undefined): { met: number; of: number } | undefined => {
  const { points, worth } = result ?? {};
  if (!result || !points || points.length < 2 || awaitsDecision(result) || result.decided_correct) return undefined;
  // Attempts of earlier versions stored no worth.
  return worth
    ? { met: worth.points, of: worth.of }
    : { met: points.filter(({ met }) => met).length, of: points.length };
};

/** How a question stands: right, wrong, right but for a point of its answer, or not settled yet. */
export type Standing = boolean | 'part' | 'unsure';

/** What stands in a question's margin: how it was marked or decided; unsure until it is decided. */
export const standing = (result: ItemResult | undefined): Standing | undefined => {
  if (!result) return undefined;
  if (awaitsDecision(result)) return 'unsure';
  const correct = result.decided_correct ?? result.is_correct;
  return correct && partsMissed(result).length > 0 ? 'part' : correct;
};
