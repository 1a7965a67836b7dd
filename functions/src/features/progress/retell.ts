/** "Say it in your own words": an answer said again after its mark, marked with a reason, and counted nowhere. */
import type { Retelling } from '../../contract/progress.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, changeAttempt } from '../../stores/attempts.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import type { MarkInput } from '../../study/engine.ts';
import { engineFor } from '../../study/engines.ts';
import { markInput, markOnce } from './mark.ts';
import { askedIn, openMarked, type QuestionOf } from './question.ts';

/** A choice has no reference in words: its right option says it, and so does the sentence that makes it right. */
function inputOf(attempt: Attempt, { kind, index }: QuestionOf, answer: string): MarkInput {
  if (kind !== 'mcq') return { ...markInput(attempt, kind, index), answer };
  const { question, answer: right, evidence } = askedIn(attempt, { kind, index });
  const references = [...right, ...evidence.slice(0, 1).map(({ quote }) => quote)];
  return { question, rubric: { kind: 'reference', references }, evidence, answer };
}

const FULL = new AppError(
  'limit',
  'What is kept of this attempt has no room for more. Your answers and marks are safe; take the question again in a new quiz.',
);

/**
 * Marks what was said again and keeps it, the latest of a question.
 * @param said `hints`: how many steps of the hints were taken
 * @throws AppError `not_found` (attempt), `invalid` for a blank answer, a question that is not there or an unmarked attempt, `unavailable` where it
 *   could not be marked, `limit` where the attempt has no room for it
 */
export async function retell(
  uid: string,
  id: string,
  item: QuestionOf,
  said: { answer: string; hints: number },
): Promise<Retelling> {
  const attempt = await openMarked(uid, id);
  askedIn(attempt, item);
  const input = inputOf(attempt, item, said.answer);
  if (said.answer.trim() === '') throw new AppError('invalid', 'There is nothing to mark yet. Write a sentence first.');
  const result = await markOnce(engineFor(modelBudgetOf(uid)), input);
  if (!result) throw new AppError('unavailable', 'This could not be marked just now. Please try again in a moment.');
  const retelling: Retelling = { ...said, at: now(), result };
  return changeAttempt(uid, id, ({ id: _, ...stored }) => {
    const retold = { mcq: {}, saq: {}, laq: {}, ...stored.retold };
    const kept = { ...retold, [item.kind]: { ...retold[item.kind], [item.index]: retelling } };
    return { result: retelling, attempt: { ...stored, retold: kept }, refusedWhenFull: FULL };
  });
}
