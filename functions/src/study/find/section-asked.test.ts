import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import { answerFromBook } from '../answer/index.ts';
import { summaryRequest } from './section-asked.ts';

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

it('tl;dr asks for a summary', () => {
  expect(summaryRequest('tl;dr of the whole book', buildIndex(book), book)).toEqual({ book: true });
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

describe('a subject that no title names', () => {
  const plain = (about: string) =>
    Array.from({ length: 14 }, (_, at) => `On day ${at + 2} the ${about} class walks on.`).join(' ');
  const kiln =
    'The kiln of Selb was built by Ada Rost in a barn. The kiln burned beech wood for three days and nights. Its glaze came from ash and clay. The kiln cracked in its fifth year. Rost mended the kiln with iron bands.';
  const town = testBook([
    `# 1 Rivers\n\n${plain('river')}`,
    `# 2 Crafts\n\n${plain('craft')} ${plain('school')} ${kiln}`,
    `# 3 Roads\n\n${plain('road')}`,
  ]);
  const index = buildIndex(town);

  it.each([
    'Summarize what the book says about the kiln of Selb',
    'Give me a summary of the kiln',
    'Summarise the part about the kiln',
    'overview of the kiln please',
  ])('%s: the passages about it are the answer', (question) => {
    expect(summaryRequest(question, index, town)).toBeNull();
    const { passages } = answerFromBook({ book: town, question, history: [] });
    const shown = (passages?.passages ?? []).flatMap(({ pieces }) => pieces.map(({ text }) => text));
    expect(shown).toContain('The kiln cracked in its fifth year.');
  });

  it.each([
    'What does the summary function of the kiln return?',
    'What is a summary kiln?',
    'What is the outline of the kiln used for?',
    'What does the book say about a kiln in the public domain?',
  ])('%s: a word for summaries asks for none by itself', (question) => {
    expect(summaryRequest(question, index, town)).toBeNull();
  });

  it('is not the whole book: that is summarised where nothing else is named', () => {
    expect(summaryRequest('Summarise this book', index, town)).toEqual({ book: true });
    expect(summaryRequest('Summarise the whole book for me in 5 bullet points', index, town)).toEqual({ book: true });
  });
});
