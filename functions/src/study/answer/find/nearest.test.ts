import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (about: string) =>
  Array.from({ length: 14 }, (_, at) => `On morning ${at + 3} the ${about} class walks around the old garden.`).join(
    ' ',
  );
const book = testBook([
  `# 1 Bells\n\nThe harbour bell was cast in bronze by the founders of the town. ${filler('bell')}`,
  `# 2 Ropes\n\nA rope of hemp holds a ship to the quay. ${filler('rope')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

it('a question that the book does not answer is led to the sections that come nearest', () => {
  const draft = ask('Which orchestra borrowed the bronze harbour bell of the town?');
  expect(draft).toMatchObject({ declined: true, quotes: [], sections: [{ title: '1 Bells', page: 1 }] });
  expect(draft.answer).toMatch(/\n\nThese sections come nearest:$/u);
});

it('a question of which the book has a word or two is led nowhere', () => {
  expect(ask('Which orchestra in Vienna recorded a symphony with a bell last winter?')).not.toHaveProperty('sections');
});

it('a question about nothing in the book is led nowhere', () => {
  expect(ask('Why do enzymes denature above sixty degrees?')).not.toHaveProperty('sections');
});
