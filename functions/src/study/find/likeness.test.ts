import { expect, it } from 'vitest';
import { likeCompound, likeness } from './likeness.ts';

it.each([
  ['regierung', 'regierung', 1],
  ['regierung', 'regierungsform', 9 / 14],
  ['region', 'regierung', 0],
  ['cat', 'catalogue', 0],
  ['家族', '家族', 1],
])('%s and %s are alike by %d', (a, b, alike) => {
  expect(likeness(a, b)).toBeCloseTo(alike);
  expect(likeness(b, a)).toBeCloseTo(alike);
});

it.each([
  ['kuste', 'atlantikkuste', 5 / 13],
  ['anatoli', 'ostanatoli', 0.7],
  ['regierung', 'regierungsform', 9 / 14],
  ['rat', 'vorrat', 0],
  ['kuste', 'kiste', 0],
])('by the last part of a compound, %s and %s are alike by %d', (a, b, alike) => {
  expect(likeCompound(a, b)).toBeCloseTo(alike);
  expect(likeCompound(b, a)).toBeCloseTo(alike);
});
