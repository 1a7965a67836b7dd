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

/** How many points of a long answer are covered; undefined where it has no points of its own or is not marked. */
export const pointsOf = (result: ItemResult | undefined): { met: number; of: number } | undefined =>
  result?.points && result.points.length > 1
    ? { met: result.points.filter(({ met }) => met).length, of: result.points.length }
    : undefined;

/** How a question stands: right, wrong, right but for a point of its answer, or not settled yet. */
export type Standing = boolean | 'part' | 'unsure';

/** What stands in a question's margin: how it was marked or decided; unsure until it is decided. */
export const standing = (result: ItemResult | undefined): Standing | undefined => {
  if (!result) return undefined;
  if (awaitsDecision(result)) return 'unsure';
  const correct = result.decided_correct ?? result.is_correct;
  return correct && partsMissed(result).length > 0 ? 'part' : correct;
};
