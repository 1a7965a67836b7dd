import { expect, it } from 'vitest';
import { buildIndex } from '../../../book/search/build.ts';
import { testPage } from '../../../book/testing.ts';
import { readQuestion } from '../../find/question.ts';
import { excerptsFor } from './passages.ts';
import { tellingSentences } from './telling.ts';

const FILLER = 'The harbour was quiet that morning, and the boats lay side by side along the old stone wall. ';
const DEFINED = 'A mutex is a lock that lets one thread at a time into a section of code.';
/** Each page is about something else for the most, and names the mutex once. */
const page = (number: number) =>
  testPage(
    number,
    `# Chapter ${number}\n\n${FILLER.repeat(9)}${number === 7 ? DEFINED : `On pier ${number} the mutex was mentioned by nobody but the keeper.`} ${FILLER.repeat(6)}`,
  );
const book = {
  title: 'Locks',
  language: 'en',
  outline: [],
  pages: Array.from({ length: 12 }, (_, at) => page(at + 1)),
};
const index = buildIndex(book);
const question = readQuestion('What is a mutex?', index);
const words = (places: readonly number[]) => places.map((at) => index.sentences[at]?.text ?? '');

it('of each of the best passages its best sentence is sent, in the order of the book', () => {
  const places = tellingSentences(question, index, { passages: 12, chars: 3_000 });
  expect(words(places).filter((text) => text.includes('mutex'))).toHaveLength(12);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('no more is sent than there is room for, and what has the question in it first of all', () => {
  const places = tellingSentences(question, index, { passages: 1, chars: 1 });
  expect(words(places)).toEqual([expect.stringContaining('mutex')]);
  const many = tellingSentences(question, index, { passages: 12, chars: 2_000 });
  expect(words(many).join('').length).toBeLessThan(2_000 + FILLER.length);
});

it('a section is named where it begins, and not again with each excerpt of it', () => {
  const excerpts = excerptsFor(question, book, index, { passages: 12, chars: 6_000 });
  const named = excerpts.flatMap(({ section }) => section ?? []);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThan(5);
});
