import type { Passage } from '@contract/passages.ts';
import { describe, expect, it } from 'vitest';
import { countWords, leadOf, linesOf, shortened, shownAtFirst } from './passage-text.ts';

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  page: 3,
  section: [],
  text,
  marks: [],
  boxes: [],
  state: 'marked',
  ...more,
});
const plain = (of: Passage) =>
  linesOf(of).map(({ item, stretches }) => [item, stretches.map(({ text }) => text).join('')]);

describe('the lines of a passage', () => {
  it('parts what is marked from what is not, over line breaks', () => {
    const text = 'One two.\nThree four.';
    const [first, second] = linesOf(passage(text, { marks: [{ start: 4, end: 14 }] }));
    expect(first?.stretches).toEqual([
      { text: 'One ', marked: false },
      { text: 'two.', marked: true },
    ]);
    expect(second?.stretches).toEqual([
      { text: 'Three', marked: true },
      { text: ' four.', marked: false },
    ]);
  });

  it('knows the items of a list from their lead-in', () => {
    const list = (text: string) => plain(passage(text, { kind: 'list' }));
    expect(list('Three habits help:\nclose the book\nsleep on it')).toEqual([
      [false, 'Three habits help:'],
      [true, 'close the book'],
      [true, 'sleep on it'],
    ]);
    expect(list('1. close the book\n2. sleep on it').map(([item]) => item)).toEqual([true, true]);
    expect(linesOf(passage('• one\n• two', { kind: 'list' })).map(({ bulleted }) => bulleted)).toEqual([true, true]);
  });

  it('takes no line of a text for an item', () => {
    expect(plain(passage('First paragraph.\n2. is not one.')).map(([item]) => item)).toEqual([false, false]);
  });
});

describe('how much is shown', () => {
  it('counts words, in scripts without spaces too', () => {
    expect(countWords('Two words.')).toBe(2);
    expect(countWords('记忆是储存信息的能力。', 'zh')).toBeGreaterThan(3);
  });

  it('is as many passages as have 250 words together, and one at least', () => {
    const of = (words: number) => passage('word '.repeat(words));
    expect(shownAtFirst([of(100), of(100), of(100)])).toBe(2);
    expect(shownAtFirst([of(400), of(10)])).toBe(1);
    expect(shownAtFirst([of(50), of(50), of(50)])).toBe(3);
    expect(shownAtFirst([])).toBe(0);
  });

  it('is of a long passage its beginning, or what answers', () => {
    const text = Array.from({ length: 300 }, (_, i) => `w${i}`).join(' ');
    const start = shortened(passage(text), 250);
    expect([countWords(start.text), start.cut]).toEqual([250, { before: false, behind: true }]);
    const at = text.indexOf('w280');
    const later = shortened(passage(text, { marks: [{ start: at, end: at + 9 }] }), 250);
    expect(later.text.startsWith('w280 w281')).toBe(true);
    expect([later.marks, later.cut]).toEqual([[{ start: 0, end: 9 }], { before: true, behind: false }]);
  });
});

it('finds what an answer says before its line and its passages', () => {
  expect(leadOf('It may help.\n\n> The book. [1]', undefined)).toBe('It may help.');
  expect(leadOf('A lock is a door. [1]\n\n> The book. [2]', 'A lock is a door. [1]')).toBe('');
  expect(leadOf('I couldn’t find that. It does not mention elephants.', undefined)).toBe(
    'I couldn’t find that. It does not mention elephants.',
  );
});
