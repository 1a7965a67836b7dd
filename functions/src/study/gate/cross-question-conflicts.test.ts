import { describe, expect, it } from 'vitest';
import { type Asking, CrossQuestionConflicts } from './cross-question-conflicts.ts';

const mcq = (question: string, ...options: string[]): Asking => ({ question, answer: options[0] ?? null, options });
const typed = (question: string, answer: string): Asking => ({ question, answer, options: [] });
const after = (first: Asking, second: Asking) => {
  const conflicts = new CrossQuestionConflicts();
  conflicts.add(first);
  return conflicts.fault(second);
};

describe('questions of one quiz', () => {
  const barrier = mcq('Which of the following holds workers back?', 'barrier', 'mutex', 'latch', 'fork');

  it('do not show the same options again', () => {
    expect(after(barrier, mcq('Which of the following counts resources?', 'semaphore', 'latch', 'fork', 'pipe'))).toBe(
      'options_shared',
    );
    expect(after(barrier, mcq('Which of the following counts resources?', 'semaphore', 'latch', 'sync', 'pipe'))).toBe(
      null,
    );
  });

  it('do not have the right option of one as a wrong one of another, either way round', () => {
    const other = mcq('Which of the following counts resources?', 'semaphore', 'barrier', 'sync', 'pipe');
    expect(after(barrier, other)).toBe('key_elsewhere');
    expect(after(other, barrier)).toBe('key_elsewhere');
  });

  it('do not ask for two answers that are mirrors of each other', () => {
    const there = mcq(
      'What is Var2Int?',
      'A dictionary mapping propositional variables to natural numbers',
      'A program that takes two sets of formulas as input',
      'A formula that has to be proven from the axioms',
    );
    expect(after(there, typed('What is Int2Var?', 'It is a dictionary mapping natural numbers to variables.'))).toBe(
      'answers_another',
    );
    const turned = 'Which term refers to a dictionary mapping natural numbers to propositional variables?';
    expect(after(there, typed(turned, 'Int2Var.'))).toBe('answers_another');
    expect(after(typed(turned, 'Int2Var.'), there)).toBe('answers_another');
  });

  it('do not show what a typed question asks for', () => {
    const shows = mcq(
      'What is a tautology?',
      'A formula that is always true',
      'A program that takes two sets of formulas as input',
      'A tuple that contains strings',
    );
    expect(
      after(shows, typed('What is Prover?', 'Prover is a program that takes two sets of formulas as input.')),
    ).toBe('answers_another');
    expect(after(barrier, typed('What is a latch?', 'A latch is a door that opens once for all.'))).toBe(null);
    expect(after(shows, typed('What is Prover?', 'Prover is a machine for theorems.'))).toBe(null);
  });

  it('do not name an answer beside what is asked about it', () => {
    const gap = mcq(
      'Which term completes the sentence? “The _____ regulates body temperature.”',
      'hypothalamus',
      'pons',
    );
    expect(after(gap, typed('How does the hypothalamus regulate body temperature?', 'By hormones.'))).toBe(
      'answers_another',
    );
    expect(after(gap, typed('Where does the hypothalamus lie?', 'Above the stem.'))).toBe(null);
  });
});
