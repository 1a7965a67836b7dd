import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { excerptsFor } from './excerpts.ts';

const ROWS = Array.from({ length: 40 }, (_, i) => `Substance ${i} ${100 + i} ${200 + i} ${'filler '.repeat(12)}`);
const TABLE = ['Boiling points of some substances:', '', 'Substance Melting Boiling', ...ROWS, 'Quartzine 17 93'];

it('rows of a table come with what announces it and with its first row, which names the columns', () => {
  const book = testBook([TABLE.join('\n\n')]);
  const index = buildIndex(book);
  const text = excerptsFor({ wordings: ['Quartzine'] }, book, index, 1_500)
    .map((excerpt) => excerpt.text)
    .join('\n');
  expect(text).toContain('Quartzine 17 93');
  expect(text).toContain('Boiling points of some substances:');
  expect(text).toContain('Substance Melting Boiling');
  expect(text).not.toContain('Substance 20 ');
});
