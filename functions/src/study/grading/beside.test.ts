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
