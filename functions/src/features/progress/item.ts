/** One typed answer of a marked attempt: finding its mark, and changing it with everything that is summed up from it. */
import type { Transaction } from 'firebase-admin/firestore';
import { countsAsCorrect, type ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, attemptRef, packedAttempt } from '../../stores/attempts.ts';
import { addToTotals } from '../../stores/score-totals.ts';
import { chapterOf, correctOf } from './mark.ts';

/** Which typed answer of an attempt. */
export interface ItemOf {
  kind: 'saq' | 'laq';
  index: number;
}

/** Its mark. @throws AppError `not_found` */
export function markedIn({ results }: Attempt, kind: ItemOf['kind'], index: number): ItemResult {
  const marked = results?.[kind][index];
  if (!marked) throw new AppError('not_found', 'There is no marked answer of that number in this attempt.');
  return marked;
}

/** Stores the changed mark; where it counts otherwise now, the attempt's score and the sums of Progress change with it. */
export function withResult(
  transaction: Transaction,
  uid: string,
  attempt: Attempt,
  { kind, index }: ItemOf,
  changed: ItemResult,
): void {
  const { id, results, ...stored } = attempt;
  const before = markedIn(attempt, kind, index);
  if (!results) return;
  const after = { ...results, [kind]: results[kind].with(index, changed) };
  transaction.set(attemptRef(uid, id), packedAttempt({ ...stored, results: after, correct: correctOf(after) }));
  const gained = Number(countsAsCorrect(changed)) - Number(countsAsCorrect(before));
  if (gained === 0) return;
  const page =
    kind === 'saq' ? stored.questions.saqs[index]?.evidence?.page : stored.questions.laqs[index]?.evidence?.[0]?.page;
  const gain = { attempted: 0, correct: gained, chapter: chapterOf(stored.chapters, page) };
  addToTotals(transaction, uid, stored, stored.created_at, [gain]);
}
