import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = Array.from(
  { length: 24 },
  (_, at) => `In week ${at + 2} of the course the class walks around the garden and talks.`,
).join(' ');
const book = testBook(
  [
    `# 1 The brain\n\nThe hippocampus is a structure of the brain that is essential for learning and memory.\n\n${filler}`,
    `# 2 Vectors\n\nThe function linspace returns a row of evenly spaced values. Call x = linspace (1, 9) for a hundred of them.\n\n${filler}`,
  ],
  [],
  'en',
);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

describe('a question in another language than the book', () => {
  it.each([
    ['¿Qué es el hipocampo?', /^The hippocampus is a structure/],
    ['Что такое гиппокамп?', /^The hippocampus is a structure/],
    ['Was macht die Funktion linspace?', /^The function linspace returns/],
    ['linspace 函数是做什么的？', /^The function linspace returns/],
  ])('finds a word that both have, and the name of a program: %s', (question, expected) => {
    expect(ask(question).answer).toMatch(expected);
  });

  it.each([
    ['Wie hoch ist der Mount Everest?', /^Darauf habe ich .* auf Englisch/],
    ['¿Cuántas estructuras tiene el cerebro de una ballena?', /^No he encontrado .* en inglés/],
  ])('is told the book’s language where nothing of it is there: %s', (question, expected) => {
    expect(ask(question)).toMatchObject({ answer: expect.stringMatching(expected), quotes: [], declined: true });
  });
});
