import type { ItemResult } from '@contract/quiz.ts';
import { expect, it } from 'vitest';
import { pointsOf } from './appeal.ts';

const points = Array.from({ length: 5 }, (_, i) => ({
  point: `Point ${i}.`,
  met: false,
  partly: true,
  student_words: null,
}));
const result = (more: Partial<ItemResult>): ItemResult => ({ is_correct: false, points, ...more });

it.each<[string, Partial<ItemResult>, ReturnType<typeof pointsOf>]>([
  ['points made in part count as the server adds them up', { worth: { points: 2.5, of: 5 } }, { met: 2.5, of: 5 }],
  ['an attempt without that counts what is made', {}, { met: 0, of: 5 }],
  ['nothing is counted before the student has decided', { unsure: true, worth: { points: 0, of: 5 } }, undefined],
  [
    'what the student left as wrong is counted',
    { unsure: true, decided_by: 'student', decided_correct: false, worth: { points: 1, of: 5 } },
    { met: 1, of: 5 },
  ],
  [
    'what the student counted whole is not counted in parts',
    { unsure: true, decided_by: 'student', decided_correct: true, worth: { points: 0, of: 5 } },
    undefined,
  ],
  ['a short answer has no points of its own', { points: points.slice(0, 1) }, undefined],
])('%s', (_, more, counted) => {
  expect(pointsOf(result(more))).toEqual(counted);
});
