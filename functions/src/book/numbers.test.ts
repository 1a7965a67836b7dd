import { expect, it } from 'vitest';
import { digitsIn, spelledIn, withPlainNumbers } from './numbers.ts';

it.each([
  ['1,000 cells', ['1000']],
  ['1.000.000 Zellen', ['1000000']],
  ['about 2.3 percent, at 12:30', ['2.3', '12:30']],
  ['۲٫۳ درصد', ['2.3']],
  ['١٬٠٠٠', ['1000']],
  ['२०', ['20']],
])('reads the numbers of %j in one way', (text, numbers) => expect(digitsIn(text)).toEqual(numbers));

it('writes them so in a text, and reads small ones that are spelled out', () => {
  expect(withPlainNumbers('Of 1,000 cells ٣ divide.')).toBe('Of 1000 cells 3 divide.');
  expect(spelledIn('The heart of a frog has three chambers.')).toEqual(['3']);
  expect(spelledIn('She was thirty-five, he seventy; it took four point two five hours.')).toEqual([
    '35',
    '70',
    '4.25',
  ]);
  expect(spelledIn('Das Herz eines Frosches hat drei Kammern.')).toEqual(['3']);
});
