import { describe, expect, it } from 'vitest';
import { dayAsSaid, dayIn, secondsToNextDay } from './days.ts';

describe('a day', () => {
  it('is the place’s own', () => {
    const at = new Date('2026-11-21T05:00:00Z');
    expect([dayIn('UTC', at), dayIn('America/Los_Angeles', at)]).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('is the one it is said to be, where it can be that day anywhere, else the one in UTC', () => {
    const at = new Date('2026-11-21T05:00:00Z');
    const said = [undefined, '2026-11-20', '2026-11-22', '2026-11-19', '2026-11-23', '2027-02-30'];
    expect(said.map((day) => dayAsSaid(day, at).slice(-2))).toEqual(['21', '20', '22', '21', '21', '21']);
  });

  it('ends at the place’s midnight, also where the clock is moved', () => {
    expect(secondsToNextDay('UTC', new Date('2026-11-21T23:59:00Z'))).toBe(60);
    expect(secondsToNextDay('America/Los_Angeles', new Date('2026-11-21T05:00:00Z'))).toBe(3 * 3600);
    expect(secondsToNextDay('America/Los_Angeles', new Date('2026-11-01T07:00:00Z'))).toBe(25 * 3600);
  });
});
