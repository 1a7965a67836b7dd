import { expect, it } from 'vitest';
import { denials } from './denials.ts';
import { agreement, byKind, parseAnswers } from './figures.ts';

it('averages F1 over both classes and counts the undecided as wrong', () => {
  const figures = agreement([
    [true, true],
    [true, null],
    [false, false],
    [false, true],
  ]);
  expect(figures).toEqual({ n: 4, accuracy: 0.5, macroF1: (0.5 + 2 / 3) / 2, undecided: 1 });
});

it('says which line is not a marked answer', () => {
  const line = '{"id":1,"set":"s","question":"q","references":["r"],"answer":"a","correct":true}';
  expect(parseAnswers(`${line}\n\n`)).toHaveLength(1);
  expect(() => parseAnswers(`${line}\n{"answer":"a"}`)).toThrow('Line 2');
});

it('denies a statement in more than one way', () => {
  expect(denials('The bulb is lit.')).toEqual(['It is not true that the bulb is lit.', 'The bulb is not lit.']);
  expect(denials('It pumps the blood.')).toContain('It does not pump the blood.');
});

it('tells for each kind of answer how much of it is right, accepted and left unsure', () => {
  const row = { id: '1', set: 's', kind: 'own', question: 'q', references: ['r'], answer: 'a', correct: true };
  const figures = byKind([
    { row, accepted: true, unsure: false },
    { row, accepted: false, unsure: true },
    { row: { ...row, kind: 'negated', correct: false }, accepted: false, unsure: false },
  ]);
  expect(figures).toEqual({
    own: { n: 2, accuracy: 0.5, accepted: 0.5, unsure: 0.5 },
    negated: { n: 1, accuracy: 1, accepted: 0, unsure: 0 },
  });
});
