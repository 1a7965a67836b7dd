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

it.each([
  [
    'an outline that leaves numbers out',
    [
      { title: 'Data', level: 1, page: 1 },
      { title: 'Frames', level: 2, page: 2 },
    ],
    'Frames',
  ],
  [
    'an outline that has them',
    [
      { title: '6 Data', level: 1, page: 1 },
      { title: '6.3 Frames', level: 2, page: 2 },
    ],
    '6.3 Frames',
  ],
])('a section is found by its number in %s', (_, outline, title) => {
  const numbered = testBook([`# 6 Data\n\n${text}`, `# 6.3 Frames\n\n${text}`], outline);
  const request = summaryRequest('summary of section 6.3', buildIndex(numbered), numbered);
  expect(request).toMatchObject({ section: { title } });
});
