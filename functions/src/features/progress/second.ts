/** "I think I'm right": one independent second marking of one answer. Both marks stay. */
import type { ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId } from '../../platform/ids.ts';
import { type Attempt, changeAttempt, openAttempt } from '../../stores/attempts.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { singleFlight } from '../../stores/single-flight.ts';
import { engineFor } from '../../study/engines.ts';
import { markedIn, withResult } from './item.ts';
import { markInput, markOnce, secondOf } from './mark.ts';

/**
 * Marks an answer a second time, by another method; a second call returns the second mark that is there, or waits for it.
 * @throws AppError `not_found` (attempt), `invalid` for a correct one or a question that is not there, `unavailable` where it can't be decided,
 *   `in_progress` where another call's mark did not come in time
 */
export async function markSecond(uid: string, id: string, kind: 'saq' | 'laq', index: number): Promise<ItemResult> {
  const attempt = await openAttempt(uid, id);
  const first = markedIn(attempt, kind, index);
  if (first.second) return first;
  if (first.decided_by) throw new AppError('invalid', 'You have decided this one yourself; your decision stays.');
  if (first.is_correct) throw new AppError('invalid', 'This answer was marked as correct already.');
  const found = async () => {
    const known = markedIn(await openAttempt(uid, id), kind, index);
    return known.second ? known : null;
  };
  const work = () => markAndStore(uid, attempt, kind, index);
  return singleFlight(uid, derivedId('second', id, kind, String(index)), found, work);
}

async function markAndStore(uid: string, attempt: Attempt, kind: 'saq' | 'laq', index: number): Promise<ItemResult> {
  const { id } = attempt;
  const second = await markOnce(engineFor(modelBudgetOf(uid)), markInput(attempt, kind, index, true));
  if (!second)
    throw new AppError(
      'unavailable',
      'This could not be marked again just now. Please try later; your first mark stays.',
    );
  return changeAttempt(uid, id, (stored) => {
    const there = markedIn(stored, kind, index);
    if (there.second || there.decided_by) return { result: there };
    return withResult(stored, { kind, index }, { ...there, second: secondOf(second) });
  });
}
