import type { ItemResult, Results } from '@contract/quiz.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Strip } from './strip.tsx';

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
  // All of them were missed.
  expect(screen.getByRole('button', { name: 'Missed (4)' })).toBeTruthy();
});
