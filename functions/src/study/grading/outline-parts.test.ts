import { describe, expect, it } from 'vitest';
import { marked } from './fixtures.ts';
import { answersIn } from './outline-parts.ts';

const WORK = [
  'Answer these questions one after another:\n1. What is meant by “job satisfaction”?\n2. What does the book name as the effect of noise?\n3. There are three types of teams. Name them.',
  {
    kind: 'outline',
    entries: [
      'The degree to which individuals enjoy their job.',
      'Poor health and more accidents.',
      'Problem teams, creative teams, tactical teams.',
    ],
  },
] as const;
const rubric = { ...WORK[1], entries: [...WORK[1].entries] };

describe('questions one after another', () => {
  it('are each marked by their own question, contraries told', () => {
    const answer =
      '1. The degree to which individuals hate their job. 2. Better health. 3. Problem, creative and tactical teams.';
    const { is_correct, points } = marked(WORK[0], rubric, answer);
    expect(is_correct).toBe(false);
    expect(points?.map(({ met }) => met)).toEqual([false, false, true]);
    expect(points?.[0]?.note).toContain('You say “hate”; the book says “enjoy”');
  });

  it('are met in words of the student’s own', () => {
    const answer =
      '1) how much a person enjoys the job\n2) they have poor health and more accidents\n3) tactical, creative and problem teams';
    expect(marked(WORK[0], rubric, answer).points?.map(({ met }) => met)).toEqual([true, true, true]);
  });

  it.each([
    ['numbers', '1. one thing 3. a third', ['one thing', undefined, 'a third']],
    ['bare numbers', '1 no copy is made 2 nobody paid 3 it is old', ['no copy is made', 'nobody paid', 'it is old']],
    [
      'the numbers with a point, not quantities',
      '1. It has 2 strands. 2. It has 3 bases. 3. It bends',
      ['It has 2 strands.', 'It has 3 bases.', 'It bends'],
    ],
    ['lines', 'no copy\nnobody paid, in 1990\nit is old', ['no copy', 'nobody paid, in 1990', 'it is old']],
    ['nothing', 'no copy is made and nobody paid in 1990', null],
  ])('are told apart by %s', (_, answer, parts) => {
    expect(answersIn(answer, 3)).toEqual(parts);
  });
});
