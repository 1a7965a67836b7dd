/** Marking what was typed for a card, as answers of a quiz are marked. */
import type { ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import { openCard } from '../../stores/cards.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import { engineFor } from '../../study/engines.ts';

/** @throws AppError `not_found`, `invalid` for what is none of a choice's options, `unavailable` where it could not be decided */
export async function markCard(uid: string, id: string, answer: string): Promise<ItemResult> {
  const { content } = await openCard(uid, id);
  if (content.kind === 'choice' && !content.options?.includes(answer))
    throw new AppError('invalid', 'This card has no such option.');
  const rubric =
    content.kind === 'long'
      ? { kind: 'outline' as const, entries: content.answer }
      : { kind: 'reference' as const, references: content.answer };
  const input = { question: content.question, rubric, evidence: content.evidence, answer, second: false };
  const { gradeAnswer } = await import('../../study/marking/verdict.ts');
  const marked = gradeAnswer(input, await engineFor(modelBudgetOf(uid)).mark(input));
  if (!marked) throw new AppError('unavailable', 'This could not be marked just now. Grade it yourself.');
  return marked;
}
