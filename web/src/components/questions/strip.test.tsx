import type { ItemResult, Results } from '@contract/quiz.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isBlank, isHidden, Strip } from './strip.tsx';

const wrong: ItemResult = { is_correct: false };
const results: Results = { mcq: [{ is_correct: true }, wrong, wrong], saq: [wrong, wrong], laq: [] };

it('a question that was left without an answer is told from one that was answered wrong', () => {
  const answers = { mcq: { 0: 1, 1: 2 }, saq: { 0: 'The moon.', 1: '  ' }, laq: {} };
  render(<Strip results={results} answers={answers} filter="all" onFilter={() => {}} />);
  expect(screen.getAllByRole('button', { name: /^Question/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Question 1, correct',
    'Question 2, not correct',
    'Question 3, not answered',
    'Question 4, not correct',
    'Question 5, not answered',
  ]);
  // Each of the two can be looked at alone.
  expect(screen.getByRole('button', { name: 'Missed (2)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Blank (2)' })).toBeTruthy();
  const hidden = (filter: 'missed' | 'blank') =>
    results.mcq.map((one, i) => isHidden(filter, one, isBlank(answers, 'mcq', i)));
  expect(hidden('missed')).toEqual([true, false, true]);
  expect(hidden('blank')).toEqual([true, true, false]);
});
