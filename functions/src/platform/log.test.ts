import { describe, expect, it } from 'vitest';
import { describeError } from './log.ts';

describe('what the log keeps of an error', () => {
  it('is its kind, its code and where it arose, down to its causes, and never its words', () => {
    const cause = Object.assign(new TypeError('canary in the cause: What is a mutex?'), { code: 14 });
    const told = describeError(new RangeError('canary\n    in a title of two lines', { cause }));
    expect(told).toMatchObject({ error: 'RangeError', cause: { error: 'TypeError', code: 14 } });
    expect(String(told.stack)).toContain('log.test.ts');
    expect(JSON.stringify(told)).not.toMatch(/canary|mutex|title/);
  });

  it('is only the type of what is no error', () => {
    expect(describeError('canary')).toEqual({ error: 'string' });
  });
});
