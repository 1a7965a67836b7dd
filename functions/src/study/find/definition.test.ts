import { expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { findPassages } from './passages.ts';
import { readQuestion } from './question.ts';

const filler = (topic: string) =>
  Array.from({ length: 12 }, (_, at) => `On day ${at + 2} the ${topic} class walks around the old garden.`).join(' ');
const book = testBook([
  `# Chapter 1 Tides\n\nNeap tide is weak. Sailors fear neap tide. Neap tide comes twice.\n\n${filler('tide')}\n\nA neap tide is a tide with a small range that occurs when sun and moon pull at right angles to each other.\n\n${filler('moon')}`,
]);
const index = buildIndex(book);
const search = (question: string, facts = buildKnowledge(book, index.sentences)) =>
  findPassages(readQuestion(question, index), index, facts);

it('what says what a subject is leads, though another sentence is likelier', () => {
  const { ranked, definition, passages } = search('What is a neap tide?');
  const textOf = (at: number | undefined) => index.sentences[at ?? -1]?.text;
  expect(textOf(definition?.at)).toMatch(/^A neap tide is a tide with a small range/);
  expect(textOf(ranked[0]?.at)).not.toBe(textOf(definition?.at));
  expect(passages[0]?.ranked[0]?.at).toBe(definition?.at);
});

it.each([
  ['neap tide meaning', 'neap tide'],
  ['Neap tide definition?', 'Neap tide'],
  ['what exactly is a neap tide? not just a weak one right?', 'neap tide'],
  ['what exactly is a neap tide?', 'neap tide'],
  ['Was genau ist eine Springflut?', 'Springflut'],
  ['When do we call a set of tides slack?', 'slack'],
])('%s asks what something is', (question, subject) => {
  expect(readQuestion(question, index)).toMatchObject({ kind: 'definition', subject });
});

it('where nothing is to be defined there is no definition', () => {
  expect(search('When does the moon class walk around the garden?').definition).toBeNull();
});
