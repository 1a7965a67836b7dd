/** A mark that Folio could not settle: the student has compared both answers and decides, once. */
import { awaitsDecision, type ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { changeAttempt } from '../../stores/attempts.ts';
import { type ItemOf, markedIn, withResult } from './item.ts';

/**
 * Keeps the decision and everything that follows from it in one transaction; one that was made before stays.
 * @throws AppError `not_found` (attempt), `invalid` where the stored mark is not unsure, or there is no such question
 */
export async function decide(uid: string, id: string, item: ItemOf, correct: boolean): Promise<ItemResult> {
  return changeAttempt(uid, id, (attempt) => {
    const there = markedIn(attempt, item.kind, item.index);
    if (there.decided_by) return { result: there };
    if (!awaitsDecision(there)) throw new AppError('invalid', 'This mark is settled: there is nothing to decide.');
    const decided = { ...there, decided_by: 'student' as const, decided_correct: correct };
    return withResult(attempt, item, decided);
  });
}
