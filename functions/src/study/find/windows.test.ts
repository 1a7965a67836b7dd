import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { chosenPassages, type Search } from './passages.ts';
import { SHOWN } from './settings.ts';
import { unitAround } from './units.ts';
import { windowAround } from './windows.ts';

const book = testBook([
  `# 1 Locks

A mutex is held by one thread.

It falls asleep where another has it. It is woken when that one lets go.

A spinning lock keeps asking.

# 2 Queues

A queue gives back first what came first.

The rules of queues are these:

1. nobody pushes in

2. nobody waits for ever

Some shops have none of them.`,
]);
const index = buildIndex(book);
const at = (words: string) => index.sentences.findIndex(({ text }) => text.includes(words));
const shown = (words: string, most: number, likely: string[] = [], taken: string[] = []) =>
  windowAround(
    at(words),
    unitAround(at(words), index),
    most,
    new Map(likely.map((one) => [at(one), 0.5])),
    new Set(taken.map(at)),
    index,
  ).sentences.map((place) => index.sentences[place]?.text);

describe('what is shown around a sentence', () => {
  it('goes on over its paragraph, not over its section', () => {
    expect(shown('It is woken', 100)).toEqual([
      'It falls asleep where another has it.',
      'It is woken when that one lets go.',
      'A spinning lock keeps asking.',
    ]);
  });

  it('has the likeliest sentences in it where not all have room', () => {
    expect(shown('It is woken', 22, ['A mutex'])).toContain('A mutex is held by one thread.');
    expect(shown('It is woken', 22, ['A spinning'])).toContain('A spinning lock keeps asking.');
  });

  it('leaves out what is shown already, and what is beyond it', () => {
    expect(shown('It is woken', 100, [], ['It falls'])).toEqual([
      'It is woken when that one lets go.',
      'A spinning lock keeps asking.',
    ]);
  });

  it('is a list with its lead-in and nothing else', () => {
    expect(shown('nobody pushes', 100)).toEqual([
      'The rules of queues are these:',
      '1. nobody pushes in',
      '2. nobody waits for ever',
    ]);
  });

  it('keeps the lead-in of a list that has no room as a whole', () => {
    expect(shown('nobody waits', 12)).toEqual(['The rules of queues are these:', '2. nobody waits for ever']);
  });

  it('is shorter where the rest of the section says little', () => {
    const most = shown('A mutex', 200, ['A mutex']).length;
    expect(most).toBeLessThan(shown('A mutex', 200, ['A mutex', 'It falls', 'It is woken', 'A spinning']).length);
  });

  it('has no later passage whose own sentence has no room', () => {
    const found = (words: string, share: number) => {
      const ranked = [{ at: at(words), share }] as unknown as Search['passages'][number]['ranked'];
      return { ...unitAround(at(words), index), ranked, features: [], score: share, share };
    };
    const limits = { ...SHOWN, words: 12, firstWords: 12, leastWords: 2 };
    const passages = [found('A mutex', 0.6), found('A queue', 0.4)];
    const texts = (words: number) =>
      chosenPassages({ passages }, index, { ...limits, words }).map(({ best }) => index.sentences[best]?.text);
    expect(texts(12)).toEqual(['A mutex is held by one thread.']);
    expect(texts(100)).toHaveLength(2);
  });
});
