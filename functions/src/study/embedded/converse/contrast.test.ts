import { describe, expect, it } from 'vitest';
import { sharesOf } from './contrast.ts';

const book = (passages: number, terms: Record<string, number>) => ({ passages, terms: new Map(Object.entries(terms)) });

describe('the words of a question belong', () => {
  it('to the book that has them often for its length, however long the others are', () => {
    const [short = 0, long = 0] = sharesOf([
      book(50, { sample: 3, random: 2 }),
      book(2_000, { sample: 60, random: 50 }),
    ]);
    expect(short).toBeGreaterThan(long);
    expect(short + long).toBeCloseTo(1);
  });

  it('to none where no book has any, and wholly to the only one that has them', () => {
    expect(sharesOf([book(10, { voltage: 0 }), book(10, {})])).toEqual([0, 0]);
    expect(sharesOf([book(10, { voltage: 0 }), book(10, { voltage: 1 })])).toEqual([0, 1]);
  });

  it('by their rare words rather than by those that every book has', () => {
    const [rare = 0, common = 0] = sharesOf([book(100, { cell: 1, thing: 10 }), book(100, { cell: 0, thing: 90 })]);
    expect(rare).toBeGreaterThan(common);
  });
});
