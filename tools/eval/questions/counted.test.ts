import { describe, expect, it } from 'vitest';
import type { Reply } from '../answers/measures.ts';
import { counted, interval } from './counted.ts';

const asked = { expected: ['one thread', 'at a time'], page: 7 };
const reply = (state: Reply['state'], line: string, passage: string): Reply => ({
  state,
  line,
  first: `${line}\n${passage}`,
  shown: `${line}\n${passage}`,
  pages: [7],
});

describe('a reply to a question whose words are known', () => {
  it('is full where all of them are shown, whatever the case, line ends and punctuation', () => {
    expect(counted(reply('passages', '', 'Held by One\nthread, at a time.'), asked)).toMatchObject({
      full: true,
      first: true,
      beside: false,
      page: true,
    });
    expect(counted(reply('passages', '', 'Held by one thread.'), asked)).toMatchObject({ full: false, beside: false });
  });

  it('has a right line where half of them stand in the line itself', () => {
    expect(counted(reply('line', 'Held by one thread.', ''), asked).lineRight).toBe(true);
    expect(counted(reply('line', 'A lock.', 'Held by one thread at a time.'), asked).lineRight).toBe(false);
  });

  it('is beside the point where none are shown and nothing says that it may be', () => {
    expect(counted(reply('passages', '', 'A door.'), asked).beside).toBe(true);
    expect(counted(reply('mayHelp', '', 'A door.'), asked).beside).toBe(false);
    expect(counted(reply('nothing', '', 'one thread at a time'), asked)).toMatchObject({ full: false, beside: false });
  });
});

it('tells how sure a share is', () => {
  expect(interval(8, 10).map((bound) => Number(bound.toFixed(2)))).toEqual([0.49, 0.94]);
  expect(interval(0, 0)).toEqual([0, 1]);
});
