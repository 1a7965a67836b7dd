import { expect, it } from 'vitest';
import { titleText } from './title-text.ts';

it.each([
  ['1Introduction', '1 Introduction'],
  ['3.2Über Mengen', '3.2 Über Mengen'],
  ['4.Вступление', '4. Вступление'],
  ['1 Introduction', '1 Introduction'],
  ['3D Graphics', '3D Graphics'],
  ['2nd Edition', '2nd Edition'],
  ['1984', '1984'],
  ['参考文 献', '参考文献'],
])('the title %s is shown as %s', (title, shown) => {
  expect(titleText(title)).toBe(shown);
});
