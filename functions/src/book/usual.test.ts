import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from './script.ts';
import { termsOf } from './search/terms.ts';

/** Text as English books have it, in whole sentences and in scraps. */
const usual = fc.string({
  unit: fc.constantFrom(..."aBcd  e.F,g’s't 1 2-3•—“”(x)/\n_;:!?h i", 'U.S. ', 'don’t ', 'e.g. '),
  maxLength: 60,
});

it('plain text has the same words and terms as beside a letter that only Unicode knows', () => {
  fc.assert(
    fc.property(usual, (text) => {
      const other = `${text} ж`;
      expect(countWords(text)).toBe(countWords(other) - 1);
      expect(termsOf(text, 'en')).toEqual(termsOf(other, 'en').slice(0, -1));
    }),
  );
});
