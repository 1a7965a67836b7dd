/** Books that define far more than any textbook does: a quiz and a guide of them come to an end. */
import { expect, test } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { claimsOf } from '../guide/index.ts';
import { contextOf } from './context.ts';
import { bestDescribes } from './forms/definition.ts';
import { askedTerms, spread, termsOf } from './terms.ts';
import { writeQuiz } from './write.ts';

/** Made-up words, each another one. */
const SYLLABLES = ['ba', 'lo', 'ri', 'ten', 'nad', 'ver', 'kom', 'sul', 'tar', 'pel'];
const word = (number: number): string =>
  [1, 10, 100, 1_000].map((place) => SYLLABLES[Math.floor((number * 7_919) / place) % 10]).join('');

/** Pages that define so many things, one like the other. */
function defining(pages: number, each: number) {
  const line = (at: number) =>
    `A ${word(at)} is a ${word(at % 50)} that is used by the body to hold the ${word(at + 31)} in the blood.`;
  return testBook(
    Array.from({ length: pages }, (_, page) =>
      Array.from({ length: each }, (_, at) => line(page * each + at)).join(' '),
    ),
  );
}

/** Processor time (ms): others of the process wait as long. */
function costOf(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

test('a quiz of a book with 1,200 definitions of one kind is made of the most taught, and takes seconds', () => {
  const book = defining(12, 100);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  expect(knowledge.ofKind('definition').length).toBeGreaterThan(1_100);
  const context = contextOf({ book }, knowledge);
  expect(askedTerms(context)).toHaveLength(500);
  const input = { book, counts: { mcq: 30, saq: 30, laq: 10 }, seed: 'a', earlier: [] };
  // 3 s here; every term against every other took 78 s for 1,000 of them.
  expect(costOf(() => writeQuiz(input, knowledge))).toBeLessThan(20_000);
});

test('a range of pages is asked about first, however much the rest of the book defines', () => {
  const book = defining(12, 100);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const within = askedTerms(contextOf({ book, from: 11, to: 12 }, knowledge));
  expect(within).toHaveLength(500);
  const first = within.slice(0, 100);
  expect(first.every(({ page }) => page >= 11)).toBe(true);
});

test('how near the siblings of a term are does not depend on the range that was asked about before', () => {
  const kin = [
    'A zumkor is a violet crystal that bends pale light.',
    'A zumtel is a violet crystal that bends pale heat.',
    'Nobody has a zumkor without a zumtel, and whoever sells a zumkor or a zumtel is rich.',
  ].join(' ');
  const book = testBook([...defining(12, 100).pages.map(({ text }) => text), kin]);
  const scores = (pages: [from: number, to: number][]) => {
    const knowledge = buildKnowledge(book, sentencesOf(book));
    const asked = pages.map(([from, to]) => bestDescribes.candidates(contextOf({ book, from, to }, knowledge)));
    return asked.at(-1)?.map(({ about, score }) => [about[0], score]) ?? [];
  };
  const fresh = scores([[13, 13]]);
  expect(fresh).toHaveLength(2);
  expect(
    scores([
      [1, 2],
      [13, 13],
    ]),
  ).toEqual(fresh);
});

test('the guides of a book with 7,000 definitions are made of some of them, from all of the book', () => {
  const book = defining(35, 200);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  expect(knowledge.ofKind('definition').length).toBeGreaterThan(6_000);
  // 59 s for 10,000 of them before.
  expect(costOf(() => claimsOf(book, knowledge))).toBeLessThan(30_000);
  const terms = termsOf(contextOf({ book }, knowledge));
  expect(terms.length).toBeLessThanOrEqual(5_000);
  expect(new Set(terms.map(({ page }) => page)).size).toBe(35);
});

test.each([
  [10, 10],
  [5_000, 5_000],
  // One more than are looked at, which left half of them.
  [5_001, 5_000],
  [99_999, 5_000],
])('of %d definitions %d are looked at, over all of the book', (all, looked) => {
  const places = spread(
    Array.from({ length: all }, (_, at) => at),
    5_000,
  );
  expect(places).toHaveLength(looked);
  expect(new Set(places).size).toBe(looked);
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBeGreaterThanOrEqual(all - Math.ceil(all / looked));
});
