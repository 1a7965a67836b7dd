import { describe, expect, it } from 'vitest';
import { type BookIndex, buildIndex } from '../../book/search/build.ts';
import { packIndex, unpackIndex } from '../../book/search/index.ts';
import { testBook } from '../../book/testing.ts';
import { mentionsOf } from './mentions.ts';
import { readQuestion } from './question.ts';

describe('mentions of a subject that many sentences name', () => {
  const pages = Array.from(
    { length: 40 },
    (_, at) =>
      `Ada Mutex is number ${at} of the locks. A mutex is a lock that thread ${at} holds. It waits for the mutex ${at}, as told above. Page ${at} is called mutex (or lock).`,
  );
  const book = testBook(['^ Locks\n\n# Chapter 1 Mutexes', ...pages]);
  const built = buildIndex(book);
  const mentions = (index: BookIndex) => mentionsOf(readQuestion('What is a mutex?', index), index);

  it('are the same by the stored index as by the text itself', () => {
    const stored = unpackIndex(packIndex(built, book), book);
    if (!stored) throw new Error('no index');
    expect(mentions(stored)).toEqual(mentions(built));
    expect(mentions(stored)).toHaveLength(160);
  });

  it('open with the subject where a forename stands before it', () => {
    const [first, second, third] = mentions(built);
    expect([first?.features[1], second?.features[1], third?.features[1]]).toEqual([1, 1, 0]);
  });
});
