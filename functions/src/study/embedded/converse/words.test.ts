import { expect, it } from 'vitest';
import { quote } from './words.ts';

it('never nests quotation marks of one kind, straight or curly', () => {
  expect(quote('What is the difference between “MP3.com” and “major labels”?')).toBe(
    '“What is the difference between ‘MP3.com’ and ‘major labels’?”',
  );
  expect(quote('"Piracy" and the "copy" (a "theft"?)')).toBe('“‘Piracy’ and the ‘copy’ (a ‘theft’?)”');
  expect(quote('plain words')).toBe('“plain words”');
});
