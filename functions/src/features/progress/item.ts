/** One typed answer of a marked attempt: finding its mark, and changing it with everything that is summed up from it. */
import { awaitsDecision, countsAsCorrect, type ItemResult } from '../../contract/quiz.ts';
import { AppError } from '../../platform/errors.ts';
import type { Attempt, AttemptChange } from '../../stores/attempts.ts';
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

/** The change of a mark; where it counts otherwise now, the attempt's score and the sums of Progress change with it. */
export function withResult(attempt: Attempt, { kind, index }: ItemOf, changed: ItemResult): AttemptChange<ItemResult> {
  const { id: _, results, ...stored } = attempt;
  const before = markedIn(attempt, kind, index);
  if (!results) return { result: changed };
  const after = { ...results, [kind]: results[kind].with(index, changed) };
  const decided = Object.values(after)
    .flat()
    .filter((result) => result.decided_by).length;
  const marks = { results: after, correct: correctOf(after), ...(decided > 0 && { decided }) };
  const change = { result: changed, attempt: { ...stored, ...marks } };
  const gained = Number(countsAsCorrect(changed)) - Number(countsAsCorrect(before));
  if (gained === 0) return change;
  const page =
    kind === 'saq' ? stored.questions.saqs[index]?.evidence?.page : stored.questions.laqs[index]?.evidence?.[0]?.page;
  // What was left to the student counts under no chapter.
  const chapter = awaitsDecision(before) ? null : chapterOf(stored.chapters, page);
  return { ...change, gains: [{ attempted: 0, correct: gained, chapter, decided: changed.decided_by !== undefined }] };
}
