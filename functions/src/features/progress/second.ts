/** "I think I'm right": one independent second marking of one answer. Both marks stay. */
import type { ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { firestore } from '../../platform/firestore.ts';
import { derivedId } from '../../platform/ids.ts';
import { type Attempt, attemptRef, openAttempt, parseAttempt } from '../../stores/attempts.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { singleFlight } from '../../stores/single-flight.ts';
import { engineFor } from '../../study/engines.ts';
import { markedIn, withResult } from './item.ts';
import { markInput, markOnce, secondOf } from './mark.ts';

/**
 * Marks an answer a second time, by another method; a second call returns the second mark that is there, or waits for it.
 * @throws AppError `not_found` (attempt or question), `invalid` for a correct one, `unavailable` where it can't be decided,
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
  return firestore().runTransaction(async (transaction) => {
    const stored = parseAttempt(id, (await transaction.get(attemptRef(uid, id))).data());
    const there = stored.results?.[kind][index];
    if (!stored.results || !there) throw new AppError('not_found', 'This attempt is not there any more.');
    if (there.second || there.decided_by) return there;
    const both = { ...there, second: secondOf(second) };
    withResult(transaction, uid, stored, { kind, index }, both);
    return both;
  });
}
