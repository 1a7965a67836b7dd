import { expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { lineAt } from './line.ts';
import { findPassages } from './passages.ts';
import { readQuestion } from './question.ts';

const leadIn = 'A deadlock needs four conditions, and all of them must hold at once.';
const book = testBook([
  `# 1 Deadlocks\n\n${leadIn}\n\n1. One lock excludes others.\n\n2. Each thread holds a lock.\n\nOther books say more.`,
]);
const index = buildIndex(book);

it('a list that is asked for has no line, which would be its lead-in alone', () => {
  const search = findPassages(readQuestion('Name the conditions that a deadlock needs.', index), index);
  const sure = { ...search, ranked: search.ranked.map((one) => ({ ...one, share: 1 })) };
  const odds = { answers: 5, features: [] };
  expect(search.question.kind).toBe('list');
  expect(index.sentences[sure.ranked[0]?.at ?? -1]?.text).toBe(leadIn);
  expect(lineAt(sure, odds, index)).toBeNull();
  const other = { ...sure, question: { ...sure.question, kind: 'other' as const } };
  expect(lineAt(other, odds, index)).toEqual([sure.ranked[0]?.at]);
});
