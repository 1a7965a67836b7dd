import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';
import { asksToDo } from './tasks.ts';

describe('asksToDo', () => {
  it.each([
    'Prove that the square root of 2 is irrational',
    'Please show that the sum of two even numbers is even.',
    'Write me a program that sorts a list',
    'Solve x + 2 = 5',
    'Compute 3! + 4',
    'Look at the finger patterns below, then answer the questions.',
    'Design a way to find out which magnet is stronger.',
    'Beweise, dass die Wurzel aus 2 irrational ist',
    'Докажите, что корень из двух иррационален',
    '请证明根号二是无理数',
  ])('%j', (text) => expect(asksToDo(text)).toBe(true));

  it.each([
    'What is a proof?',
    'How do I prove that a number is irrational?',
    'Show me the three stages of memory',
    'Compute node',
    'Write about memory',
    'What is a mutex? Prove that you know it.',
    'Drawing',
  ])('not %j', (text) => expect(asksToDo(text)).toBe(false));
});

const filler = Array.from({ length: 14 }, (_, at) => `On day ${at + 2} the class walks around the old garden.`).join(
  ' ',
);
const book = testBook([`# 1 Roots\n\nThe square root of a number is found bit by bit by a small program. ${filler}`]);
const ask = (question: string) => answerFromBook({ book, question, history: [] });

it('a task is declined with a line of its own, in the language it is set in', () => {
  expect(ask('Prove that the square root of a number is found by a program')).toMatchObject({
    declined: true,
    quotes: [],
    answer: expect.stringContaining('only quote'),
  });
  expect(ask('Beweise, dass die Wurzel aus 2 irrational ist').answer).toContain('zitiere nur');
  expect(ask('What is a square root of a number?').answer).toContain('bit by bit');
});
