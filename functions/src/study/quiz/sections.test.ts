import { expect, it } from 'vitest';
import { areOfOneBreadth } from './sections.ts';

it('a word by itself and a phrase are told apart at a glance', () => {
  expect(areOfOneBreadth('iron bridg', 'stone harbour')).toBe(true);
  expect(areOfOneBreadth('harbour', 'bridg')).toBe(true);
  expect(areOfOneBreadth('iron bridg', 'harbour')).toBe(false);
});
