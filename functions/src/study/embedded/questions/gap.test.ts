import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { factsOf } from './facts.ts';
import { gapIn, withGap } from './gap.ts';

it('leaves no half of a word with a hyphen out', () => {
  const book = testBook([
    [
      'The careful student reads about the strict rules of the order logic in every chapter of the course.',
      'The careful student reads about the strict rules of first-order logic in every chapter of the course.',
      'Every careful proof in the order logic has plain rules.',
      'Every careful proof in first-order logic has plain rules.',
      'Every good proof in the order logic has strict rules.',
    ].join(' '),
  ]);
  const facts = factsOf(book);
  const terms = { titles: new Set<string>(), tells: () => false, has: (key: string) => key.includes('order logic') };
  const gapped = facts.statements.map((_, index) => {
    const gap = gapIn(facts, index, terms);
    return gap && withGap(facts.tokens[index] ?? [], gap).sentence;
  });
  expect(gapped[0]).toContain('rules of the _____ in every chapter');
  expect(gapped.filter((sentence) => sentence?.includes('-'))).toEqual([]);
});
