import { describe, expect, it } from 'vitest';
import { enough } from './enough.ts';

const limits = { sure: 0.7, least: 0.1, words: 50 };
const option = (score: number, words = 20) => ({ score, words });

describe('an answer', () => {
  it('stops at the first sentence where that is far likelier than all others', () => {
    expect(enough([option(5), option(1), option(0)], limits)).toHaveLength(1);
  });

  it('goes on while it is not sure, within its words', () => {
    expect(enough([option(1), option(0.9), option(0.8)], limits)).toHaveLength(2);
  });

  it('says the first sentence however long it is', () => {
    expect(enough([option(1, 90), option(0.9)], limits)).toEqual([option(1, 90)]);
  });

  it('passes over a sentence that is too long for one that fits', () => {
    expect(enough([option(1), option(0.9, 60), option(0.8)], limits)).toEqual([option(1), option(0.8)]);
  });

  it('leaves out what is hardly likely', () => {
    expect(enough([option(1), option(-3)], { ...limits, sure: 1 })).toHaveLength(1);
  });
});
