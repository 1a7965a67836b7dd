import { describe, expect, it } from 'vitest';
import { band } from './weakest.ts';

describe('how far a result may be off', () => {
  it('is what Wilson’s interval says', () => {
    const { from, to } = band(7, 9);
    expect([Math.round(from), Math.round(to)]).toEqual([57, 90]);
  });

  it('is wider for fewer answers of the same share, and stays within 0 and 100', () => {
    const width = (right: number, of: number) => band(right, of).to - band(right, of).from;
    expect(width(2, 3)).toBeGreaterThan(width(20, 30));
    expect(band(0, 1).from).toBe(0);
    expect(band(5, 5).to).toBeCloseTo(100);
  });
});
