import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Größe', 'GROSSE'],
  ['Élan vital', 'elan VITAL'],
  ['Łódź', 'lodz'],
  ['ﬁeld', 'field'],
  ['Ｆｏｌｉｏ', 'folio'],
])('%s and %s are the same to who looks for them', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

it('keeps letters of other scripts', () => {
  expect(fold('心理学 ФИЗИКА')).toBe('心理学 физика');
});
