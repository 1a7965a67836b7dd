import { expect, test, vi } from 'vitest';
import type { Saq } from '../../contract/quiz.ts';
import type { StudyEngine } from '../../study/engine.ts';
import { markAll } from './mark.ts';

/** Counts turns of the event loop, until told to stop. */
function turns(): { now: () => number; stop: () => void } {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  return {
    now: () => turn,
    stop: () => {
      counting = false;
    },
  };
}

/** An attempt at so many short questions, each answered. */
function attemptAt(count: number): Parameters<typeof markAll>[1] {
  const saqs = Array.from(
    { length: count },
    (_, i) => ({ question: `What is thing ${i}?`, answer: 'Four things.' }) as Saq,
  );
  const answers = { mcq: {}, saq: Object.fromEntries(saqs.map((_, i) => [String(i), 'four things'])), laq: {} };
  return { questions: { mcqs: [], saqs, laqs: [] }, answers } as unknown as Parameters<typeof markAll>[1];
}

/** All that marking needs of an engine. */
const engineOf = (mark: StudyEngine['mark']) => ({ mark }) as StudyEngine;

const met = {
  refusal: null,
  points: [{ point: 'Four things.', met: true, contradicted: false, student_words: null, evidence: null }],
};

// A process that has marked nothing yet has the code still to load, for which all answers wait together.
test.each(['has', 'has not'])(
  'between two typed answers others of a process that %s marked before have their turn',
  async (before) => {
    if (before === 'has not') vi.resetModules();
    const { markAll } = await import('./mark.ts');
    const { embedded } = await import('../../study/engines.ts');
    if (before === 'has') await markAll(embedded, attemptAt(1));
    const { now, stop } = turns();
    const seen: Record<'begun' | 'done', number[]> = { begun: [], done: [] };
    const begun = engineOf(async () => {
      seen.begun.push(now());
      return met;
    });
    const done = engineOf(async (input) => {
      const mark = await embedded.mark(input);
      seen.done.push(now());
      return mark;
    });
    for (const engine of [begun, done]) expect((await markAll(engine, attemptAt(6))).results?.saq).toHaveLength(6);
    stop();
    expect([new Set(seen.begun).size, new Set(seen.done).size]).toEqual([6, 6]);
  },
);

test('what came of a marking that failed in part is kept, and the next try asks for the rest alone', async () => {
  const asked: string[] = [];
  let broken = true;
  const engine = engineOf(async ({ question }) => {
    asked.push(question);
    if (broken && question.includes('1')) throw new Error('the model is away');
    return met;
  });
  const attempt = attemptAt(3);
  const { results, came, failure } = await markAll(engine, attempt);
  expect([results, Object.keys(came.saq), String(failure)]).toEqual([null, ['0', '2'], 'Error: the model is away']);
  broken = false;
  asked.length = 0;
  expect((await markAll(engine, { ...attempt, came })).results?.saq).toHaveLength(3);
  expect(asked).toEqual(['What is thing 1?']);
});
