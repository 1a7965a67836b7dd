import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testBook } from '../../../book/testing.ts';
import { buildKnowledge } from '../../../knowledge/index.ts';
import { answerFromBook } from '../index.ts';

const filler = Array.from({ length: 14 }, (_, at) => `On day ${at + 2} the class walks around the old garden.`).join(
  ' ',
);
const ask = (text: string, question: string) => {
  const book = testBook([`# 1 Lesson\n\n${text}\n\n${filler}`]);
  const index = buildIndex(book);
  return answerFromBook({ book, question, history: [], index }, buildKnowledge(book, index.sentences)).answer;
};

describe('what says best what something is', () => {
  it.each([
    [
      'what those who have it go through, and not how often it is met',
      'Hay fever is considerably less frequent than the common cold in winter. A person with hay fever often sneezes in spring and has itching, watery eyes.',
      'What is hay fever?',
      'A person with hay fever',
    ],
    [
      'its aim, and not where it is at work today',
      'Today, hospice provides care for many families in the city and in the country. The aim of hospice is to help provide a death with dignity and without pain.',
      'What is hospice?',
      'The aim of hospice is',
    ],
    [
      'what stands beside it in brackets',
      'Cohabitation may contribute to the number of people who delay marriage today. With single parenting and cohabitation (when a couple shares a residence but not a marriage) people marry later.',
      'What is cohabitation?',
      'when a couple shares a residence',
    ],
    [
      'what it is, and not who made it',
      'Lantern theory was developed by Anna Feld in the harbour town. Lantern theory is the idea that ships follow the brightest light.',
      'What is lantern theory?',
      'is the idea that ships follow',
    ],
  ])('is %s', (_, text, question, first) => {
    expect(ask(text, question).split('[1]')[0]).toContain(first);
  });
});

it('what is told in a few words has the sentence behind it, which goes on about it', () => {
  expect(
    ask('The second kind of sail is a jib. It is set before the mast and has three corners.', 'What is a jib?'),
  ).toContain('set before the mast');
});

it('nothing is told beside what the book says outright in enough words', () => {
  const answer = ask(
    'A jib is a sail with three corners that is set before the foremost mast of a ship, on a rope that runs down to the bow, and helps it to turn. Jibs were sewn in winter by the old men of the harbour.',
    'What is a jib?',
  );
  expect(answer).toContain('helps it to turn');
  expect(answer).not.toContain('winter');
});
