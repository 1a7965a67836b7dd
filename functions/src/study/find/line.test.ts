import { expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { lineAt } from './line.ts';
import { findPassages } from './passages.ts';
import { readQuestion } from './question.ts';

const leadIn = 'A deadlock needs four conditions, and all of them must hold at once.';
const waysOut = 'The ways out of a deadlock are to kill a thread, to roll it back, and to take a lock away.';
const book = testBook([
  `# 1 Deadlocks\n\n${leadIn}\n\n1. One lock excludes others.\n\n2. Each thread holds a lock.\n\nOther books say more.\n\n# 2 Ways out\n\n${waysOut}`,
]);
const index = buildIndex(book);

const sureOf = (question: string) => {
  const search = findPassages(readQuestion(question, index), index);
  return { ...search, ranked: search.ranked.map((one) => ({ ...one, share: 1 })) };
};
const ODDS = { answers: 5, features: [] };
const textOf = (places: readonly number[] | null) => places?.map((at) => index.sentences[at]?.text);

it('a list that is asked for is the line with its lead-in, or there is none: the lead-in alone is no answer', () => {
  const sure = sureOf('Name the conditions that a deadlock needs.');
  expect(sure.question.kind).toBe('list');
  expect(textOf([sure.ranked[0]?.at ?? -1])).toEqual([leadIn]);
  expect(textOf(lineAt(sure, ODDS, index))).toEqual([
    leadIn,
    '1. One lock excludes others.',
    '2. Each thread holds a lock.',
  ]);
  const other = { ...sure, question: { ...sure.question, kind: 'other' as const } };
  expect(lineAt(other, ODDS, index)).toEqual([sure.ranked[0]?.at]);
});

it('a list shorter than what is asked for is no line', () => {
  const sure = sureOf('Name the four conditions that a deadlock needs.');
  expect(sure.question).toMatchObject({ kind: 'list', count: 4 });
  expect(lineAt(sure, ODDS, index)).toBeNull();
});

it('a sentence is the line of a list where it strings as many things together as are asked for', () => {
  const sure = sureOf('Which three ways out of a deadlock are there?');
  expect(textOf(lineAt(sure, ODDS, index))).toEqual([waysOut]);
  const more = sureOf('Which four ways out of a deadlock are there?');
  expect(lineAt(more, ODDS, index)).toBeNull();
});
