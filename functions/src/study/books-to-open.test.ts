import { describe, expect, it } from 'vitest';
import { buildIndex } from '../book/search/index.ts';
import { sentencesOf } from '../book/sentences.ts';
import { testBook } from '../book/testing.ts';
import { buildKnowledge, type KnowledgeBase } from '../knowledge/index.ts';
import { openSummary, packSummary } from '../knowledge/summary.ts';
import { scoresOf } from './books-to-open.ts';

const packed = (pages: string[]) => {
  const book = testBook(pages);
  return packSummary(buildIndex(book), buildKnowledge(book, sentencesOf(book)));
};
const summaryOf = (...pages: string[]) => openSummary(packed(pages))!;

/** Pages of which every word is another one. */
const dictionary = (pages: number) =>
  Array.from({ length: pages }, (_, page) => {
    const words = Array.from({ length: 400 }, (_, at) => `w${((400 * page + at) * 104_729) % 1_000_003}`);
    return `The town has ${words.join(' ')} in it.`;
  });

/** A book's knowledge of so many definitions, each of another term. */
const defining = (count: number): KnowledgeBase => {
  const known = Array.from({ length: count }, (_, at) => ({ subject: `w${(at * 104_729) % 1_000_003}` }));
  // Subjects are all that a summary asks for.
  return { ofKind: (kind: string) => (kind === 'definition' ? known : []) } as unknown as KnowledgeBase;
};

describe('a summary', () => {
  it('of a book that defines 100,000 terms comes to an end, and is as small', () => {
    const bytes = packSummary(buildIndex(testBook(['The town has a lock.'])), defining(100_000));
    expect(bytes.length).toBeLessThanOrEqual(64 * 1024);
    expect(openSummary(bytes)?.defines(['w0'])).toBe(true);
  });

  it('of a book that says the same over and over takes as little when it is open', () => {
    const words = Array.from({ length: 4_000 }, (_, at) => `w${at}`).join(' ');
    const bytes = packSummary(buildIndex(testBook(Array.from({ length: 200 }, () => words))), defining(0));
    expect(openSummary(bytes)?.size).toBeLessThan(512 * 1024);
  });

  it('knows where a term stands, and what is defined', () => {
    const summary = summaryOf('A mutex is a lock that only one thread can hold at a time. Threads wait for a mutex.');
    expect(summary.stretchesOf('mutex')).toEqual(new Map([[0, 2]]));
    expect(summary.stretchesOf('mitosi').size).toBe(0);
    expect(summary.defines(['mutex'])).toBe(true);
    expect(summary.defines(['thread'])).toBe(false);
  });

  it('of a book of many words takes no more than 64 kB, and keeps those that stand in it often', () => {
    const bytes = packed(dictionary(120));
    expect(bytes.length).toBeLessThanOrEqual(64 * 1024);
    expect(openSummary(bytes)?.stretchesOf('town').size).toBeGreaterThan(1);
  });

  it('that is damaged or no summary is none', () => {
    const bytes = packed(['A mutex is a lock that only one thread can hold at a time.']);
    expect(openSummary(bytes.subarray(0, bytes.length / 2))).toBeNull();
    expect(openSummary(Buffer.from('no summary'))).toBeNull();
  });
});

describe('how much a book speaks of a question', () => {
  const locks = summaryOf('A mutex is a lock that only one thread can hold at a time. Threads wait for a mutex.');
  const mentions = summaryOf(
    'The thread of wool lies in the house. The lock of the door, called a mutex by some, is of iron.',
  );
  const cells = summaryOf('A cell is the smallest unit of life. The nucleus holds the genes of the cell.');

  it('is most where it is defined, and nothing where none of its words stand', () => {
    const [one, two, three] = scoresOf('What is a mutex?', [locks, mentions, cells]);
    expect(one).toBeGreaterThan(two!);
    expect(two).toBeGreaterThan(0);
    expect(three).toBe(0);
  });

  it('is told by what its words are in the language of the book', () => {
    const german = summaryOf(
      'Die Zelle ist die kleinste Einheit des Lebens. Der Kern der Zellen enthält die Gene, und die Zelle teilt sich.',
    );
    const [found, other] = scoresOf('Was ist eine Zelle?', [german, locks]);
    expect(found).toBeGreaterThan(0);
    expect(other).toBe(0);
  });
});
