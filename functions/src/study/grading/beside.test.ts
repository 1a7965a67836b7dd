import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const HALVES = [
  'What does the left hemisphere of the brain control?',
  reference('The left hemisphere of the brain controls the right half of the body.'),
] as const;
const CURRENTS = [
  'Where do warm currents flow?',
  reference('Warm currents flow toward the cold poles of the planet.'),
] as const;
const POLUSHARIE = [
  'Что контролирует левое полушарие?',
  reference('Левое полушарие контролирует правую половину тела.'),
] as const;

describe('a statement that holds a word and its contrary', () => {
  it.each([
    ['in a whole sentence', HALVES, 'The left hemisphere of the brain controls the left half of the body.'],
    ['in a few words', HALVES, 'It controls the left half.'],
    ['of another matter', CURRENTS, 'Warm currents flow toward the warm poles of the planet.'],
    ['in Russian', POLUSHARIE, 'Левое полушарие контролирует левую половину тела.'],
  ] as const)('is contradicted by the contrary beside the same head: %s', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer)).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });

  it.each([
    ['in a few words', HALVES, 'The right half of the body.'],
    ['in the passive', HALVES, 'The right half of the body is controlled by the left hemisphere.'],
    ['with the contrary denied', HALVES, 'Left hemisphere is in charge of the right side, not the left side.'],
  ] as const)('is met where each stands beside its own: %s', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(true);
  });
});

const MEDICINE = [
  'Why was there a quarrel?',
  reference('Rural bakers opposed urban mills because their old scales contradicted the new law on flour.'),
] as const;

describe('two words before each other’s heads', () => {
  it('make another statement', () => {
    const answer = 'Urban bakers opposed rural mills because their old scales contradicted the new law on flour.';
    expect(marked(...MEDICINE, answer)).toMatchObject({ is_correct: false, points: [{ contradicted: true }] });
  });

  it('may come in another order before their own', () => {
    const answer = 'Their old scales contradicted the new law on flour, so rural bakers opposed urban mills.';
    expect(marked(...MEDICINE, answer).is_correct).toBe(true);
  });
});

describe('a contrary before the same head, in a long answer', () => {
  const outline = {
    kind: 'outline',
    entries: [
      'A captain named Brandt led a company of archers into the upper valley of the northern provinces.',
      'The treaty was signed by the bishops and gave the harbour to the merchants.',
    ],
  } as const;

  it('contradicts the point', () => {
    const { points } = marked(
      'Explain the campaign.',
      outline,
      'A captain named Brandt led archers into the southern provinces.',
    );
    expect(points?.[0]).toMatchObject({ met: false, contradicted: true });
  });

  it('another who does it contradicts it too', () => {
    const { points } = marked(
      'Explain the campaign.',
      outline,
      'The treaty was signed by the merchants and gave the harbour to the bishops.',
    );
    expect(points?.[1]).toMatchObject({ met: false, contradicted: true });
  });

  it('words of a point among many about other things do not make it', () => {
    const answer =
      'Soldiers, horses and captains matter, and weather changes. Rivers have valleys, harvests fail, taxes rise, and a company marches.';
    expect(marked('Explain the campaign.', outline, answer).points?.map(({ met }) => met)).toEqual([false, false]);
  });
});
