/** Answers to questions on functions and definitions: letters that stand for arguments, sentences of the book that break off. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const SVD =
  'The function svd(M) takes an arbitrary matrix argument, M, and calculates the singular value decomposition of M.';
const ROOT = 'The function sqrt(n) calculates the square root of n.';
const GLACIER = 'A mass of ice that is moving slowly down a valley under its own weight.';

describe('the letters of a call', () => {
  it.each([
    ['What is the purpose of svd()?', SVD, 'calculates the singular value decomposition of a matrix'],
    ['What is the purpose of sqrt()?', ROOT, 'calculates square roots'],
    ['What is the purpose of sqrt()?', ROOT, 'the square root of n'],
    ['What is meant by “vertex”?', 'A point where two edges meet, written v(e).', 'a point at which two edges meet'],
  ])('may be left out: %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });

  it.each([['The function sqrt(n)'], ['sqrt(n)'], ['it takes n']])('alone say nothing: %s', (answer) => {
    expect(marked('What is the purpose of sqrt()?', reference(ROOT), answer).is_correct).toBe(false);
  });
});

describe('the beginning of the book’s sentence', () => {
  it.each([['A mass of ice that is'], ['A glacier is a mass of ice that']])(
    'that breaks off is no answer, and is not left open: %s',
    (answer) => {
      expect(marked('What is meant by “glacier”?', reference(GLACIER), answer)).not.toHaveProperty('unsure');
      expect(marked('What is meant by “glacier”?', reference(GLACIER), answer).is_correct).toBe(false);
    },
  );

  it.each([['ice that slowly moves down a valley because it is heavy'], ['a mass of ice moving slowly down a valley']])(
    'that tells enough is one: %s',
    (answer) => {
      expect(marked('What is meant by “glacier”?', reference(GLACIER), answer).is_correct).toBe(true);
    },
  );
});

it('what is said beside short points of an outline is no guess', () => {
  const points = { kind: 'outline', entries: ['War broke out', 'Trade broke down'] } as const;
  const { is_correct } = marked('What happened?', points, 'War broke out and trade broke down, but nobody starved.');
  expect(is_correct).toBe(true);
});
