import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { goTogether, sortsOf } from './noun-sorts.ts';
import { readingOf } from './reading.ts';

function reading(language: string) {
  const book = testBook(['The owners of the mill sold it.'], [], language);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  return readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
}

it('tells what a phrase names by its head, in singular or plural', () => {
  const english = reading('en');
  const together = (a: string, b: string) => goTogether(sortsOf(english, a), sortsOf(english, b));
  expect(together('The owners of the mill', 'a composer')).toBe(true);
  expect(together('The owners of the mill', 'the deadline')).toBe(false);
  expect(together('two hemispheres', 'a new drug')).toBe(false);
});

it('lets everything go with what it does not know, and with everything in a language without a list', () => {
  const [english, german] = [reading('en'), reading('de')];
  expect(goTogether(sortsOf(english, 'a zorblat'), sortsOf(english, 'a deadline'))).toBe(true);
  expect(goTogether(sortsOf(german, 'die Frist'), sortsOf(german, 'der Komponist'))).toBe(true);
});
