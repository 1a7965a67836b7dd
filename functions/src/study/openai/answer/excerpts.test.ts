import { expect, it } from 'vitest';
import { verifyQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook, testPage } from '../../../book/testing.ts';
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

/** A page of a book of programs: lines of text that are full, and code that is set in, in a block that a bracket parts. */
function programs(): Book {
  const text = `${'This line of text is as wide as the others, so that it is full at its end\n'.repeat(3)}of them.`;
  const page = testPage(1, `# Code\n\n${text}\n\ncube <- function(n) {\nsq <- function() n*n\nn*sq()\n\n}\n\n${text}`);
  for (const line of page.lines) if (/^(?:sq|n\*)/.test(page.text.slice(line.start, line.end))) line.box.x += 0.02; // two letters wide
  return { title: null, language: 'en', outline: [], pages: [page] };
}

it('code keeps its lines, set in as they are printed, and can be quoted so; full lines of text are joined', () => {
  const book = programs();
  const index = buildIndex(book);
  const [{ text } = { text: '' }] = excerptsFor({ wordings: ['cube function'] }, book, index, 2_000);
  const code = 'cube <- function(n) {\n  sq <- function() n*n\n  n*sq()\n}';
  expect(text).toContain(`of them.\n${code}\nThis`);
  expect(text.replace(code, '').split('\n')).toHaveLength(3);
  expect(verifyQuote(book.pages[0]!, code)).not.toBeNull();
});

it('code that reads as a sentence keeps its lines; a line of text that ends early once does not', () => {
  const full = 'This line of text is as wide as the others, so that it is full at its end';
  const text = `${`${full}\n`.repeat(3)}of them.`;
  const source = `# Code\n\n${text}\n\nThe colour of light\nis told by the length of its waves and by nothing else that any of us knows\nabout.\n\n${text}\n\nWe save the old value.\n\nsaved is value\nprotect it\nvalue is now true.\n\n${text}`;
  const book: Book = { title: null, language: 'en', outline: [], pages: [testPage(1, source)] };
  const index = buildIndex(book);
  const of = (wording: string) => excerptsFor({ wordings: [wording] }, book, index, 4_000)[0]?.text;
  expect(of('saved value protect')).toContain('saved is value\nprotect it\nvalue is now true.');
  expect(of('colour of light waves')).toContain('The colour of light is told by the length of its waves');
});
