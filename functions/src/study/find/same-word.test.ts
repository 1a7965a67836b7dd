import { expect, it } from 'vitest';
import { testBook } from '../../book/testing.ts';
import { answerFromBook } from '../answer/index.ts';
import { otherWords } from './same-word.ts';

const other = (text: string, terms: string[]) => otherWords(text, new Set(terms), 'en');

it.each([
  ['What is memory?', 'memori', 'The Vietnam Memorial stands in the park.', ['memori']],
  ['What is memory?', 'memori', 'Memories fade with the years.', []],
  ['What are biases?', 'bias', 'A bias leans to one side.', []],
  ['How was it studied?', 'studi', 'They study the stars.', []],
  ['Who is a psychologist?', 'psychologist', 'Psychology is a science.', []],
])('%s (%s) %s', (text, term, sentence, expected) => {
  expect(other(text, [term])?.(sentence)).toEqual(expected);
});

it('a language whose forms are not known tells no words apart', () => {
  expect(otherWords('Was ist Gedächtnis?', new Set(['gedächtnis']), 'de')).toBeNull();
});

const filler = Array.from({ length: 14 }, (_, at) => `On morning ${at + 3} the class walks around the garden.`).join(
  ' ',
);

it('what only shares a stem with the thing asked about does not say what that is', () => {
  const book = testBook([`# 1 Parks\n\nA memorial is a stone that stands for somebody who died. ${filler}`]);
  expect(answerFromBook({ book, question: 'What is memory?', history: [] })).toMatchObject({
    declined: true,
    quotes: [],
  });
});
