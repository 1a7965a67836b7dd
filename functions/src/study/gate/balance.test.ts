import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyIsLongest, keyPositions, longestAllowed, placed } from './balance.ts';
import { seededRandom, shuffled } from './seed.ts';

/** Upper 1 ‰ of the chi-square distribution with 23 degrees of freedom (24 orders of four things). */
const CHI_SQUARE_23 = 49.73;

describe('seeded chance', () => {
  it('gives the same numbers for the same seed, all in [0, 1)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const draw = () => Array.from({ length: 20 }, seededRandom(seed));
        expect(draw()).toEqual(draw());
        expect(draw().every((number) => number >= 0 && number < 1)).toBe(true);
      }),
    );
  });

  it('shuffles every order equally often', () => {
    const orders = new Map<string, number>();
    const rounds = 12_000;
    for (let i = 0; i < rounds; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], seededRandom(`round ${i}`)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...orders.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(orders.size).toBe(24);
    expect(chiSquare).toBeLessThan(CHI_SQUARE_23);
  });

  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffled(items, seededRandom(seed)).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('balance over a quiz', () => {
  it('puts the right option in every position as often as in the others, give or take one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.string(), (size, seed) => {
        const positions = keyPositions(
          Array.from({ length: size }, () => 4),
          seededRandom(seed),
        );
        const counts = [0, 1, 2, 3].map((at) => positions.filter((position) => position === at).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('places the right option where it is told, and loses none', () => {
    const options = placed(['right', 'x', 'y', 'z'], 0, 2, seededRandom('a'));
    expect(options[2]).toBe('right');
    expect([...options].sort()).toEqual(['right', 'x', 'y', 'z']);
  });

  it('allows the longest to be right once in four on average', () => {
    const allowed = Array.from({ length: 2000 }, (_, i) => longestAllowed(5, 4, seededRandom(`${i}`)));
    expect(allowed.reduce((sum, count) => sum + count, 0) / allowed.length).toBeCloseTo(1.25, 1);
  });

  it('knows the longest option', () => {
    expect(keyIsLongest(['longer', 'short', 'brief', 'tiny'], 0)).toBe(true);
    expect(keyIsLongest(['equal', 'short', 'brief', 'tiny'], 0)).toBe(false);
  });
});
