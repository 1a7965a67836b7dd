import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { couldBeSaidOfBearer, isKindOf } from './predicates.ts';
import { readingOf } from './reading.ts';

const PAGE =
  'Anna Hale met Peter Voss in May. Later Voss built a stone harbour for the island. Mary Lund sold the bell.';

it('a thing that the book calls a kind of another may have all that is said of it', () => {
  const page = 'A ferry is a flat wooden boat. The ferry is loved by every boat of the lake. A raft carries a boat.';
  const book = testBook([page], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  expect(isKindOf(reading, knowledge.keyOf('ferry'), knowledge.keyOf('boat'))).toBe(true);
  expect(isKindOf(reading, knowledge.keyOf('raft'), knowledge.keyOf('boat'))).toBe(false);
  expect(isKindOf(reading, knowledge.keyOf('boat'), knowledge.keyOf('ferry'))).toBe(false);
});

it('what stands by the surname alone is said of who bears it', () => {
  const book = testBook([PAGE], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  const built = (name: string) => couldBeSaidOfBearer(reading, knowledge.keyOf(name), 'built a stone harbour');
  expect(built('Peter Voss')).toBe(true);
  expect(built('Mary Lund')).toBe(false);
});
