import { describe, expect, it } from 'vitest';
import { around } from './around.ts';
import { testPage } from './testing.ts';

/** The words in their context on a page of that text. */
function inContext(text: string, words: string, before: number, after: number) {
  const page = testPage(1, text);
  const start = page.text.indexOf(words);
  return around(page, start, start + words.length, before, after);
}

describe('words in their context', () => {
  it('have so many words before and after them, and are marked where more do', () => {
    expect(inContext('One two three four five six seven.', 'four', 2, 2)).toEqual({
      before: '…two three ',
      words: 'four',
      after: ' five six…',
    });
  });

  it('are cut without the stop before the cut', () => {
    expect(inContext('It holds for hours, years. More.', 'holds', 1, 2).after).toBe(' for hours…');
    expect(inContext('It holds for years. More follows.', 'holds', 1, 2).after).toBe(' for years…');
  });

  it('begin and end where the page does', () => {
    expect(inContext('One two three.', 'two', 5, 5)).toEqual({ before: 'One ', words: 'two', after: ' three.' });
    expect(inContext('One two three.', 'One two three.', 5, 5)).toEqual({
      before: '',
      words: 'One two three.',
      after: '',
    });
  });

  it('run over lines and paragraphs in one line, and leave out the running head', () => {
    expect(inContext('^ Chapter 4\n\nA lock pro-|\ntects\ndata.\n\nIt waits.', 'data.', 9, 9)).toEqual({
      before: 'A lock protects ',
      words: 'data.',
      after: ' It waits.',
    });
  });

  it('are counted in words where words are not spaced', () => {
    const { before, words, after } = inContext('互斥锁保证一次只有一个线程进入临界区', '一次', 2, 2);
    expect(words).toBe('一次');
    expect(before.length).toBeLessThan('互斥锁保证'.length + 2);
    expect(after.startsWith('只有')).toBe(true);
    expect(after.endsWith('…')).toBe(true);
  });
});
