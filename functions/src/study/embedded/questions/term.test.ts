import { expect, it } from 'vitest';
import { tag } from './tagger.ts';
import { lowered } from './term.ts';
import { termIndexOf } from './term-index.ts';

const names = () => false;

it.each([
  ['Apple’s SquirrelFish Extreme', 'Apple’s SquirrelFish Extreme'],
  ['Disease Control', 'Disease Control'],
  ['Propositional formulas', 'propositional formulas'],
  ['FOL formulas', 'FOL formulas'],
])('writes “%s” inside a sentence as “%s”', (phrase, inside) => {
  expect(lowered(tag(phrase), names)).toBe(inside);
});

it('takes “first-order logic” for one term, not for “order logic”', () => {
  const tokens = tag('Students learn first-order logic in the first course.');
  const terms = [...termIndexOf([{ tokens, chapter: 0, section: 0 }], names).values()].map(({ term }) => term);
  expect(terms).toContain('first-order logic');
  expect(terms).not.toContain('order logic');
});
