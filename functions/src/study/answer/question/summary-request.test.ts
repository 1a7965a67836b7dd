import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { summaryRequest } from './summary-request.ts';

const text = 'Some text that says a thing or two about the matter at hand.';
const book = testBook(
  [`# "PIRACY"\n\n${text}`, `# 2 The "New" Law\n\n${text}`],
  [
    { title: '"PIRACY"', level: 1, page: 1 },
    { title: '2 The "New" Law', level: 1, page: 2 },
  ],
);
const sectionOf = (question: string) => {
  const request = summaryRequest(question, buildIndex(book), book);
  return request && 'section' in request ? request.section.title : null;
};

it.each([
  ['Summarise “Piracy”', '"PIRACY"'],
  ['Summarise “2 The ‘New’ Law”', '2 The "New" Law'],
  ['Summarise “Privacy”', null],
  ['What does the book say about “Piracy”?', null],
  ['Fasse Kapitel 2 zusammen', '2 The "New" Law'],
  ['Кратко перескажи главу 2', '2 The "New" Law'],
])('%j asks for a summary of %j', (question, title) => {
  expect(sectionOf(question)).toBe(title);
});

it('a whole book is told in other languages too', () => {
  for (const question of ['Fasse dieses Buch zusammen', 'Перескажи эту книгу'])
    expect(summaryRequest(question, buildIndex(book), book)).toEqual({ book: true });
});
