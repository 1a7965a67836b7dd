/** What code does to the marks of a model, measured with judges who know what people said of each answer. */
import type { MarkInput } from '../../../functions/src/study/engine.ts';
import { gradeAnswer } from '../../../functions/src/study/marking/verdict.ts';
import { type Judge, markBy } from '../../../functions/src/study/openai/mark/call.ts';
import type { MarkedAnswer } from './figures.ts';

/** Judges all points alike, and counts the calls. */
function judgeWho(says: (call: number) => boolean, answer: string): { judge: Judge; calls: () => number } {
  let calls = 0;
  const judge: Judge = async (points) => {
    const met = says(++calls);
    return new Map(
      points.map(({ number }) => [
        number,
        { point: number, verdict: met ? 'met' : 'missing', words: met ? answer : null, note: null },
      ]),
    );
  };
  return { judge, calls: () => calls };
}

/**
 * `turnedAway`: right answers that a judge who is never wrong accepts and code doesn't; `left`: those that code leaves to the
 * student. `caught`: wrong answers not accepted of a judge who first takes every answer for right and knows better when asked
 * again. `calls`: how many calls that takes for an answer.
 */
export async function perfectMarks(rows: readonly MarkedAnswer[]) {
  const totals = { right: 0, turnedAway: 0, left: 0, wrong: 0, caught: 0, calls: 0 };
  for (const { question, references, answer, correct } of rows) {
    const input: MarkInput = { question, rubric: { kind: 'reference', references }, evidence: [], answer };
    const { judge, calls } = judgeWho((call) => correct || call === 1, answer);
    const result = gradeAnswer(input, await markBy(judge, input));
    totals.calls += calls() / Math.max(1, rows.length);
    if (correct) totals.right++;
    else totals.wrong++;
    if (correct && result?.unsure) totals.left++;
    else if (correct && !result?.is_correct) totals.turnedAway++;
    else if (!correct && !result?.is_correct) totals.caught++;
  }
  return totals;
}
