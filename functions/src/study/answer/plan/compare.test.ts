import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from({ length: 14 }, (_, at) => `In week ${at + 2} the ${topic} class walks around the old garden.`).join(' ');
const book = testBook([
  `# 1 Lists\n\nA list is an ordered collection of components. Both a list and a vector are made by one command. ${filler('data')}`,
  `# 2 Vectors\n\nA vector is an ordered collection of numbers. ${filler('number')}`,
  `# 3 Both\n\nUnlike a vector, a list may hold things of every kind. ${filler('thing')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

it('what sets two things apart stands before what merely names both', () => {
  expect(ask('What is the difference between a list and a vector?').answer).toMatch(/^Unlike a vector, a list may/);
});

it('an examiner’s word is asked about where a part of the book is about it', () => {
  expect(ask('What is a list?').answer).toMatch(/^A list is an ordered collection of components\./);
});

it('what the book names in no sentence is not compared', () => {
  expect(ask('What is the difference between a vector and a ordered garden?').answer).toContain('“ordered garden”');
  expect(ask('compare the data class and a ordered garden')).toMatchObject({ declined: true, quotes: [] });
});

it('what one sentence only names side by side is told of each by itself', () => {
  const shelf = testBook([
    `# 1 Metals\n\nThe shop sells copper and zinc in small boxes. The old pipes were made of copper, which turns green in the rain. Most roofs had zinc, which keeps its grey colour for years. ${filler('metal')}`,
  ]);
  const { answer } = answerFromBook({ book: shelf, question: 'Compare copper and zinc pls', history: [] });
  expect(answer).toContain('**copper:** The old pipes were made of copper');
  expect(answer).toContain('**zinc:** Most roofs had zinc');
});

it('a name within a longer one is not named by it', () => {
  const shelf = testBook([
    `# 1 Culture\n\nNonmaterial culture, unlike a tool, consists of ideas. Material culture consists of things that can be touched. ${filler('culture')}`,
  ]);
  const question = 'What is the difference between material culture and nonmaterial culture?';
  expect(answerFromBook({ book: shelf, question, history: [] }).answer).toContain(
    'Material culture consists of things',
  );
});
