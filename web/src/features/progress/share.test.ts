import { describe, expect, it } from 'vitest';
import { trendText } from './share.ts';

const days = (...correct: number[]) =>
  correct.map((right, i) => ({ day: `2026-11-${String(i + 1).padStart(2, '0')}`, attempted: 4, correct: right }));

describe('the trend', () => {
  it('compares the latest seven days with a quiz to all before them', () => {
    expect(trendText(days(1, 1, 3, 3, 3, 3, 3, 3, 3))).toBe('75% in the last seven days with a quiz, 25% before');
  });

  it('is not told before there is anything to compare with', () => {
    expect(trendText(days(1, 1, 3, 3, 3, 3, 3))).toBeNull();
    expect(trendText([])).toBeNull();
  });
});
