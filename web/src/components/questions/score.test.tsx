import type { Results } from '@contract/quiz.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Score } from './score.tsx';

const results = (unsure: boolean): Results => ({
  mcq: [{ is_correct: true }],
  saq: [{ is_correct: false, ...(unsure && { unsure }) }],
  laq: [],
});

it('a score that an answer may still raise says so, and leads to that answer', async () => {
  const { rerender } = render(
    <>
      <Score results={results(true)} label="Quiz Results" />
      <p id="question-2" tabIndex={-1}>
        What waits?
      </p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decide now' }));
  expect(document.activeElement?.id).toBe('question-2');
  expect(screen.getByText('One answer needs your decision. Your score may rise.')).toBeTruthy();
  rerender(<Score results={results(false)} label="Quiz Results" />);
  expect(screen.queryByText(/needs your decision/)).toBeNull();
});

it('says that a long answer counts once only where one has some of its points', () => {
  const laq = (points: number) => [{ is_correct: points === 3, worth: { points, of: 3 } }];
  const { rerender } = render(<Score results={{ ...results(false), laq: laq(3) }} label="Quiz Results" />);
  expect(screen.queryByText(/^A long answer counts once/)).toBeNull();
  rerender(<Score results={{ ...results(false), laq: laq(1) }} label="Quiz Results" />);
  expect(screen.getByText('A long answer counts once, whole or not at all.')).toBeTruthy();
});
