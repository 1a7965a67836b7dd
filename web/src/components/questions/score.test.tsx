import type { Results } from '@contract/quiz.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Score } from './score.tsx';

const results = (unsure: boolean): Results => ({
  mcq: [{ is_correct: true }],
  saq: [{ is_correct: false, ...(unsure && { unsure }) }],
  laq: [],
});

it('a score that an answer may still raise says so', () => {
  const { rerender } = render(<Score results={results(true)} label="Quiz Results" />);
  expect(screen.getByText('One answer is yours to decide: your score may rise.')).toBeTruthy();
  rerender(<Score results={results(false)} label="Quiz Results" />);
  expect(screen.queryByText(/yours to decide/)).toBeNull();
});
