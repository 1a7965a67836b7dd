import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { couldBeSaidOfBearer } from './predicates.ts';
import { readingOf } from './reading.ts';

const PAGE =
  'Anna Hale met Peter Voss in May. Later Voss built a stone harbour for the island. Mary Lund sold the bell.';

it('what stands by the surname alone is said of who bears it', () => {
  const book = testBook([PAGE], [], 'en');
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  const built = (name: string) => couldBeSaidOfBearer(reading, knowledge.keyOf(name), 'built a stone harbour');
  expect(built('Peter Voss')).toBe(true);
  expect(built('Mary Lund')).toBe(false);
});
