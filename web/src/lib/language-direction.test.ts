import { expect, it } from 'vitest';
import { isRightToLeft } from './language-direction.ts';

it.each([
  ['fa', true],
  ['ar-EG', true],
  ['he', true],
  ['ur', true],
  ['en', false],
  ['zh', false],
  ['az-Arab', true],
  ['no language at all', false],
  [null, false],
])('%s runs from right to left: %s', (language, expected) => {
  expect(isRightToLeft(language)).toBe(expected);
});
