import { describe, expect, it } from 'vitest';
import { playReadings, playTokens } from './day.ts';

describe('a day of many students', () => {
  const term = { students: 1_500, seed: 3, readers: 1, books: 2, days: 1, hostile: 0 };

  it('is the same for the same seed', () => {
    expect(playReadings(term)).toEqual(playReadings(term));
    expect(playReadings({ ...term, seed: 4 })).not.toEqual(playReadings(term));
  });

  it('has every book read, also beside students who send slow ones', () => {
    expect(playReadings(term).unfair).toBeNull();
    expect(playReadings({ ...term, hostile: 2 }).unfair).toBeNull();
  });

  it('lets no account keep those who ask little from being answered', () => {
    const { unfair, figures } = playTokens({ students: 400, seed: 3, all: 10_000_000, hostile: 25 });
    expect(unfair).toBeNull();
    expect(figures['students answered once or more']).toBe('100.0 %');
  });
});
