import { expect, it } from 'vitest';
import { likeness } from './likeness.ts';

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
