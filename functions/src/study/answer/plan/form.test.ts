import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} course the class walks around the garden.`,
  ).join(' ');
const book = testBook([
  `# Chapter 1 Locks and Keys\n\nA mutex is a lock that only one thread can hold at a time (). Watch this video about the mutex to learn more.\n\n${filler('lock')}`,
  `# Chapter 2 Counters\n\nA semaphore is a counter that lets several threads share a resource.\n\n${filler('counter')}`,
]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

describe('the form of an answer', () => {
  it('is a table where one is asked for, a row each side, each with its citation', () => {
    const { answer } = ask('Compare a mutex and a semaphore in a table.');
    expect(answer).toContain('| --- | --- |');
    expect(answer).toMatch(/\| \*\*mutex\*\* \| A mutex is a lock .* \[\d\] \|/);
    expect(answer).toMatch(/\| \*\*semaphore\*\* \| A semaphore is a counter .* \[\d\] \|/);
  });

  it('has no empty brackets, and sends nobody to a video', () => {
    const { answer } = ask('What is a mutex?');
    expect(answer).toMatch(/^A mutex is a lock that only one thread can hold at a time\. \[1\]/);
    expect(answer).not.toContain('Watch');
  });
});

describe('a summary', () => {
  it.each([
    'Summarise Locks and Keys',
    'Give me the key points of locks and keys.',
    'Can you sum up chapter 1 for me?',
    'an overview of the chapter on keys please',
  ])('of a section is found by its name, however it is asked: %s', (question) => {
    expect(ask(question).answer).toMatch(/^\*\*Chapter 1 Locks and Keys\*\*/);
  });

  it('finds the section that tells most of a subject, where its title is in another language', () => {
    const spanish = testBook(
      [
        `# Chapter 1 Normans\n\n${Array.from({ length: 60 }, (_, at) => `Los normandos llegaron al castillo número ${at + 2} de la costa y cultivaron sus campos.`).join(' ')}`,
        `# Chapter 2 Oxygen\n\nEl oxígeno es un elemento químico que arde con casi todo lo que toca.\n\n${filler('y')}`,
      ],
      [],
      'es',
    );
    const ask = (question: string) => answerFromBook({ book: spanish, question, history: [] }).answer;
    expect(ask('Resume el capítulo sobre los normandos.')).toMatch(/^\*\*Chapter 1 Normans\*\*/);
  });
});
