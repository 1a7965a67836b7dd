import { expect, test } from 'vitest';
import type { Saq } from '../../contract/quiz.ts';
import type { StudyEngine } from '../../study/engine.ts';
import { markAll } from './mark.ts';

test('between two typed answers others of the process have their turn', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const engine = {
    mark: async () => {
      turns.push(turn);
      return {
        refusal: null,
        points: [{ point: 'Four things.', met: true, contradicted: false, student_words: null }],
      };
    },
  };
  const saqs: Saq[] = Array.from(
    { length: 6 },
    (_, i) => ({ question: `What is thing ${i}?`, answer: 'Four things.' }) as Saq,
  );
  const answers = { mcq: {}, saq: Object.fromEntries(saqs.map((_, i) => [String(i), 'four things'])), laq: {} };
  const attempt = { questions: { mcqs: [], saqs, laqs: [] }, answers };
  const { results } = await markAll(
    engine as unknown as StudyEngine,
    attempt as unknown as Parameters<typeof markAll>[1],
  );
  counting = false;
  expect(results?.saq).toHaveLength(6);
  expect(new Set(turns).size).toBe(6);
});
