/** One typed answer of a marked attempt: finding its mark, and changing it with everything that is summed up from it. */
import { awaitsDecision, countsAsCorrect, type ItemResult } from '../../contract/quiz.ts';
import type { Attempt, AttemptChange } from '../../stores/attempts.ts';
import { chapterOf, correctOf } from './mark.ts';
import { noSuchQuestion, notMarkedYet } from './question.ts';

/** Which typed answer of an attempt. */
export interface ItemOf {
  kind: 'saq' | 'laq';
  index: number;
}

/** Its mark. @throws AppError `invalid` where the attempt has no such question, or is not marked yet */
export function markedIn({ results }: Attempt, kind: ItemOf['kind'], index: number): ItemResult {
  if (!results) throw notMarkedYet();
  const marked = results[kind][index];
  if (!marked) throw noSuchQuestion();
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
  const chapter = chapterOf(stored.chapters, page);
  const decidedBy = changed.decided_by !== undefined;
  const all = { attempted: 0, correct: gained, chapter: null, decided: decidedBy };
  // What was left to the student at once counts under no chapter.
  if (!awaitsDecision(before)) return { ...change, gains: [{ ...all, chapter }] };
  // What the first marking settled as wrong was counted as that in its chapter, until the second one left it to the student.
  const leaves = gained > 0 && !before.unsure && chapter !== null;
  return {
    ...change,
    gains: leaves
      ? [
          { ...all, attempted: 1 },
          { attempted: -1, correct: 0, chapter },
        ]
      : [all],
  };
}
