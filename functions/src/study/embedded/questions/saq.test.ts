import { expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { factsOf } from './facts.ts';
import { saqFrom } from './saq.ts';

/** The question that a sentence makes, or null. */
function asked(sentence: string): string | null {
  const facts = factsOf(testBook([sentence]));
  const fact = facts.facts[0];
  expect(fact?.action ?? fact?.purpose).toBeDefined();
  return (fact && saqFrom(facts, { fact, chapter: 0, score: 1 }, () => 0.9)?.question) ?? null;
}

it.each([
  [
    'The hypothalamus regulates body temperature, hunger and the need for sleep.',
    'What does the hypothalamus regulate?',
  ],
  [
    'Java is required for every call of a foreign class from within the program.',
    'What is required for every call of a foreign class from within the program?',
  ],
  ['Creativity depends upon owners of creativity who have less than perfect control.', null],
  ['The goal of a union is to win better wages for all of its members.', 'What is the goal of a union?'],
])('asks what is told, and never what is told by itself: %s', (sentence, question) => {
  expect(asked(sentence)).toBe(question);
});
