import { expect, it } from 'vitest';
import type { ItemResult } from '../../contract/quiz.ts';
import type { Attempt } from '../../stores/attempts.ts';
import { withResult } from './item.ts';

const QUESTION = { question: 'What is a lock?', answer: 'It lets one thread in.' };

/** What is gained where the one short answer, on page 4 of a chapter, had the mark `before` and the student counts it as right. */
function gainedBy(before: Partial<ItemResult>, correct: boolean) {
  const mark: ItemResult = { is_correct: false, ...before };
  const attempt = {
    chapters: [{ title: '1 Threads', from: 2 }],
    questions: { mcqs: [], saqs: [{ ...QUESTION, evidence: { page: 4, quote: QUESTION.answer } }], laqs: [] },
    results: { mcq: [], saq: [mark], laq: [] },
  } as unknown as Attempt; // what is stored besides says nothing of a mark
  const decided = { ...mark, decided_by: 'student' as const, decided_correct: correct };
  return withResult(attempt, { kind: 'saq', index: 0 }, decided).gains;
}
const totals = (gains: ReturnType<typeof gainedBy> = []) => ({
  attempted: gains.reduce((sum, { attempted }) => sum + attempted, 0),
  correct: gains.reduce((sum, { correct }) => sum + correct, 0),
});

it('counts what was left to the student at once under no chapter', () => {
  expect(gainedBy({ unsure: true }, true)).toEqual([{ attempted: 0, correct: 1, chapter: null, decided: true }]);
});

it('takes an answer out of its chapter that was wrong at first and open after the second marking', () => {
  const gains = gainedBy({ second: { is_correct: false, unsure: true } }, true);
  expect(gains?.filter(({ chapter }) => chapter !== null)).toEqual([
    { attempted: -1, correct: 0, chapter: { title: '1 Threads', from: 2 } },
  ]);
  expect(totals(gains)).toEqual({ attempted: 0, correct: 1 });
});

it('changes nothing where the student leaves it as wrong', () => {
  expect(gainedBy({ second: { is_correct: false, unsure: true } }, false)).toBeUndefined();
});
