import type { ItemResult, Results } from '@contract/quiz.ts';
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
