import { describe, expect, it } from 'vitest';
import { PACE } from '../contract/limits.ts';
import { afterCall } from './pace.ts';

const run = (times: number[]) => {
  let bucket: unknown;
  return times.map((at) => {
    const next = afterCall('asking', bucket, at);
    if (!('wait' in next)) bucket = next;
    return next;
  });
};
const { burst, perMinute } = PACE.asking;

describe('the pace of a student', () => {
  it('lets a burst through and tells the next call how long to wait', () => {
    const calls = run(Array(burst + 1).fill(1000));
    expect(calls.slice(0, burst).every((call) => 'calls' in call)).toBe(true);
    expect(calls.at(-1)).toEqual({ wait: Math.ceil(60 / perMinute) });
  });

  it('lets through as many as come in a minute, for ever', () => {
    const each = Math.ceil(60_000 / perMinute);
    const calls = run([...Array(burst).fill(0), ...Array.from({ length: 200 }, (_, at) => (at + 1) * each)]);
    expect(calls.every((call) => 'calls' in call)).toBe(true);
  });

  it('takes some ahead where calls are small, as far as there are any', () => {
    expect(afterCall('reading', undefined, 0, 1, 20)).toMatchObject({ taken: 21, calls: PACE.reading.burst - 21 });
    expect(afterCall('reading', { calls: 5, at: 0 }, 0, 1, 20)).toMatchObject({ taken: 5, calls: 0 });
  });

  it('counts what reads much as several, and lets through even what is more than a bucket', () => {
    expect(afterCall('reading', { calls: 5, at: 0 }, 0, 20)).toEqual({ wait: 3 });
    expect(afterCall('files', undefined, 0, PACE.files.burst * 2)).toMatchObject({ calls: 0 });
  });

  it('saves up no more than a burst, and stands a clock that goes back', () => {
    expect(afterCall('asking', { calls: 3, at: 0 }, 86_400_000)).toMatchObject({ calls: burst - 1 });
    expect(afterCall('asking', { calls: 3, at: 5000 }, 0)).toMatchObject({ calls: 2 });
  });
});
