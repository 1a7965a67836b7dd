/**
 * `node tools/eval/marking/perfect.ts FILE.jsonl …`: what code does to the marks of a model. A judge who knows what people said
 * of each answer: `turnedAway` are right answers that it accepts and code doesn't, `left` those that code leaves to the student.
 * Then a judge who at first takes every answer for right and knows better when asked again: `caught` are wrong answers that are
 * not accepted, `calls` how many calls an answer takes.
 */
import { readFileSync } from 'node:fs';
import type { MarkInput } from '../../../functions/src/study/engine.ts';
import { gradeAnswer } from '../../../functions/src/study/marking/verdict.ts';
import { type Judge, markBy } from '../../../functions/src/study/openai/mark/call.ts';
import { parseAnswers } from './figures.ts';

const rows = process.argv.slice(2).flatMap((file) => parseAnswers(readFileSync(file, 'utf8')));

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

const totals = { right: 0, turnedAway: 0, left: 0, wrong: 0, caught: 0, calls: 0 };
for (const { question, references, answer, correct } of rows) {
  const input: MarkInput = { question, rubric: { kind: 'reference', references }, evidence: [], answer };
  const { judge, calls } = judgeWho((call) => correct || call === 1, answer);
  const result = gradeAnswer(input, await markBy(judge, input));
  totals.calls += calls();
  if (correct) totals.right++;
  else totals.wrong++;
  if (correct && result?.unsure) totals.left++;
  else if (correct && !result?.is_correct) totals.turnedAway++;
  else if (!correct && !result?.is_correct) totals.caught++;
}
const share = (part: number, all: number) => Math.round((1e4 * part) / Math.max(1, all)) / 1e4;
process.stdout.write(
  `${JSON.stringify({
    ...totals,
    turnedAwayShare: share(totals.turnedAway, totals.right),
    callsPerAnswer: share(totals.calls, rows.length),
  })}\n`,
);
