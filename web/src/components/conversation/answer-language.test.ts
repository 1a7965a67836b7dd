import { expect, it } from 'vitest';
import { answerLanguage } from './answer-language.ts';

const quotes = (...all: string[]) => all.map((quote) => ({ quote }));

it.each([
  ['Ein Faden wartet auf das Schloss. [1]', quotes('Ein Faden wartet auf das Schloss, bis es frei ist.'), 'de', 'de'],
  ['互斥锁保证一次只有一个线程。 [1]', quotes('互斥锁保证一次只有一个线程。'), 'zh', 'zh'],
  ['لاتک یک بسته از ماکروها است. [1]', quotes('لاتک یک بسته از ماکروها است که'), 'fa', 'fa'],
  ['The book says nothing about this.', [], 'de', undefined],
  ['The book has three chapters on this; they begin here: Schloss. [1]', quotes('Schloss'), 'de', undefined],
  ['A lock waits. [1]', quotes('A lock waits.'), null, undefined],
  ['', [], 'fa', undefined],
])('%s', (answer, citations, language, expected) => {
  expect(answerLanguage(answer, citations, language)).toBe(expected);
});
