import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from({ length: 14 }, (_, at) => `In year ${at + 2} the ${topic} of the old town was painted once more.`).join(
    ' ',
  );
const book = testBook(
  [
    `# 1 BELLS\n\nA bell fell from its tower one night. In this chapter, we learn how bells are cast, tuned and hung. ${filler('bell')} The bell bell tower bell of bells is a bell among bells.`,
    `# 2 Ropes\n\nA rope is a bundle of strands that are twisted together. ${filler('rope')} The rope walk is a long rope lane where the rope is twisted (as told in the rope book.`,
    `# 3 Towers\n\nThis chapter is structured as follows. A tower is a tall house for bells.\n\nExercise 4: Name the tallest tower of the bell towers in your own country.\n\n${filler('tower')}`,
  ],
  ['1 BELLS', '2 Ropes', '3 Towers'].map((title, at) => ({ title, level: 1, page: at + 1 })),
);
const ask = (question: string) => answerFromBook({ book, question, history: [] }).answer;

it('a book is told by what each chapter says it is about, else by one of its first sentences', () => {
  expect(ask('Summarise this book')).toBe(
    [
      '- **1 Bells:** In this chapter, we learn how bells are cast, tuned and hung. [1]',
      '- **2 Ropes:** A rope is a bundle of strands that are twisted together. [2]',
      '- **3 Towers:** A tower is a tall house for bells. [3]',
    ].join('\n'),
  );
});

it('a chapter begins with what it says it is about, under its title in ordinary writing', () => {
  expect(ask('Summarise chapter 1')).toMatch(/^\*\*1 Bells\*\*\n\n- In this chapter, we learn how bells/);
});

it('no exercise and no sentence that was cut in a bracket tells a chapter', () => {
  expect(ask('Summarise chapter 2')).not.toContain('as told in');
  expect(ask('Summarise chapter 3')).not.toContain('Exercise');
});

it('a section is told beginning with what its title names, in fewer lines where it is short', () => {
  const frames = testBook(
    [
      `# 1 Jars\n\n${Array.from({ length: 9 }, (_, at) => `Jar number ${at + 2} holds the sugar of the old kitchen.`).join(' ')}`,
      '# 2 Data frames\n\nMany programs keep their tables in frames of one kind or another. A data frame is a list of columns that all have the same length. Its rows are found by their numbers. The columns of a frame may have names of their own. The function search shows which frames have been attached. A frame is detached where it is no longer needed.',
    ],
    [
      { title: 'Jars', level: 1, page: 1 },
      { title: 'Data frames', level: 1, page: 2 },
    ],
  );
  const { answer } = answerFromBook({ book: frames, question: 'summary of chapter 2', history: [] });
  const lines = answer.match(/^- .*$/gm) ?? [];
  expect(lines[0]).toContain('A data frame is a list of columns');
  expect(lines).toHaveLength(3);
});

const parts = testBook(
  [
    `# 1 Tides\n\nSpring came late.`,
    `# What Is a Tide?\n\nOn 3 May 1998 Ada Brook lost her left boot in the bay at Crail. The boot was never found again by anyone. A tide is a rise of the sea that the moon brings about. ${filler('harbour')}`,
    `# Ebb and flood\n\nThe ebb carries this water out of the bay. The ebb runs for six hours on most coasts. ${filler('coast')}`,
    `# 2 Conclusion\n\nTides move all harbours of the world. ${filler('sea')}`,
  ],
  [
    { title: '1 Tides', level: 1, page: 1 },
    { title: 'What Is a Tide?', level: 2, page: 2 },
    { title: 'Ebb and flood', level: 2, page: 3 },
    { title: '2 Conclusion', level: 1, page: 4 },
  ],
);
const told = (question: string) => answerFromBook({ book: parts, question, history: [] }).answer;

it('a chapter of several parts is told part by part, each by what its title names', () => {
  const answer = told('Summarise chapter 1');
  expect(answer).toContain('**What Is a Tide?** A tide is a rise of the sea');
  expect(answer).toMatch(/\*\*Ebb and flood:\*\* The ebb runs for six hours/);
  expect(answer).not.toContain('Ada Brook');
});

it('the conclusion of a book is a part of it, however it is asked for', () => {
  expect(told('What is the conclusion of the book?')).toMatch(/^\*\*2 Conclusion\*\*/);
});

it('a number of bullets is no part of a chapter’s name', () => {
  expect(told('Give me a summary of the chapter on tides in 2 bullets').match(/^- /gm)).toHaveLength(2);
});
