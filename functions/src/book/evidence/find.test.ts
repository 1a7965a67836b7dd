import { describe, expect, it } from 'vitest';
import { testBook } from '../testing.ts';
import { findQuote } from './find.ts';

const book = testBook([
  '^ Locks\n\nA mutex is a lock. Only the thread that locked it\n\n1 Some call it a latch.\n\n_ 1',
  '^ Locks\n\nmay unlock it again. A mutex is a lock. The semaphore counts the re-\n\n_ 2',
  '^ Locks\n\nsources that are left.\n\n_ 3',
]);
const words = (at: { page: number; start: number; end: number }) =>
  book.pages[at.page - 1]?.text.slice(at.start, at.end);

describe('findQuote', () => {
  it('takes the page it was given where the words stand there', () => {
    expect(findQuote(book, 'A mutex is a lock', 2)?.page).toBe(2);
  });

  it('finds them on the nearest other page, of two equally near the earlier', () => {
    expect(findQuote(book, 'A mutex is a lock', 3)?.page).toBe(2);
    expect(findQuote(book, 'sources that are left', 1)?.page).toBe(3);
  });

  it('finds a quote that runs over a page turn, past footnote and running head, with both halves', () => {
    const found = findQuote(book, 'Only the thread that locked it may unlock it again.', 3)!;
    expect([found.page, words(found)]).toEqual([1, 'Only the thread that locked it']);
    expect([found.rest?.page, words(found.rest!)]).toEqual([2, 'may unlock it again']);
  });

  it('finds one whose word is hyphenated over the page turn', () => {
    const found = findQuote(book, 'The semaphore counts the resources that are left')!;
    expect([words(found), words(found.rest!)]).toEqual(['The semaphore counts the re', 'sources that are left']);
  });

  it('finds one of a script without spaces, where no word is parted by the turn', () => {
    const chinese = testBook(['互斥锁是一种锁。只有上锁的线', '程才能解锁。信号量可以计数。']);
    const found = findQuote(chinese, '只有上锁的线程才能解锁。')!;
    expect([found.page, found.rest?.page]).toEqual([1, 2]);
    expect(findQuote(testBook(['Only the thr', 'ead may go on here.']), 'Only the thread may go on')).toBeNull();
  });

  it('looks no further than it may', () => {
    const [first, ...others] = [...'abcdefg'].map((one) => `A ${one.repeat(9)} lock is held by one thread at a time.`);
    const long = testBook([first ?? '', ...others]);
    expect(findQuote(long, others[5] ?? '', 1, 5)).toBeNull();
    expect(findQuote(long, others[5] ?? '', 1, 6)?.page).toBe(7);
  });

  it('refuses halves that do not follow one another', () => {
    expect(findQuote(book, 'A mutex is a lock may unlock it again')).toBeNull();
    expect(findQuote(book, 'Only the thread that locked it sources that are left')).toBeNull();
  });

  it('refuses what is nowhere, and what proves nothing', () => {
    expect(findQuote(book, 'a monitor is a lock')).toBeNull();
    expect(findQuote(book, 'it')).toBeNull();
  });
});
