import type { ItemResult, Results } from '@contract/quiz.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isBlank, isHidden, ResultFilters } from './result-filters.tsx';

const wrong: ItemResult = { is_correct: false };
const results: Results = { mcq: [{ is_correct: true }, wrong, wrong], saq: [wrong, wrong], laq: [] };

it('a question that was left without an answer is told from one that was answered wrong', () => {
  const answers = { mcq: { 0: 1, 1: 2 }, saq: { 0: 'The moon.', 1: '  ' }, laq: {} };
  render(<ResultFilters results={results} answers={answers} filter="all" onFilter={() => {}} />);
  expect(screen.getAllByRole('button', { name: /^Question/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Question 1, correct',
    'Question 2, not correct',
    'Question 3, blank',
    'Question 4, not correct',
    'Question 5, blank',
  ]);
  // Each of the two can be looked at alone.
  expect(screen.getByRole('button', { name: 'Missed (2)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Blank (2)' })).toBeTruthy();
  const hidden = (filter: 'missed' | 'blank') =>
    results.mcq.map((one, i) => isHidden(filter, one, isBlank(answers, 'mcq', i)));
  expect(hidden('missed')).toEqual([true, false, true]);
  expect(hidden('blank')).toEqual([true, true, false]);
});

it('the filters add up to all: what misses a part, and what waits for a decision, have their own', () => {
  const points = [
    { point: 'One.', met: true, student_words: 'one' },
    { point: 'Two.', met: false, student_words: null },
  ];
  const mixed: Results = {
    mcq: [{ is_correct: true }, wrong],
    saq: [{ is_correct: false, unsure: true }],
    laq: [{ is_correct: true, points, worth: { points: 1, of: 2 } }],
  };
  const answers = { mcq: { 0: 1, 1: 2 }, saq: { 0: 'A word.' }, laq: { 0: 'One.' } };
  render(<ResultFilters results={mixed} answers={answers} filter="all" onFilter={() => {}} />);
  const names = screen.getAllByRole('button', { name: /^\p{L}+(?: decide)? \(\d\)$/u }).map((one) => one.textContent);
  expect(names).toEqual(['All (4)', 'Missed (1)', 'Partly (1)', 'To decide (1)']);
});
