import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { severity }, right: { severity: 'low' } } });

describe('known holes in packages', () => {
  it.each(['high', 'critical'])('of %s severity stand in the way of what is shipped, by name', (severity) => {
    expect(judge(report(severity), 'shipped', true)).toEqual({
      line: `shipped: left (${severity})`,
      ok: false,
      asked: true,
    });
    expect(judge(report(severity), 'tools', false)).toEqual({
      line: `tools: left (${severity})`,
      ok: true,
      asked: true,
    });
  });

  it('of lower severity do not', () => {
    expect(judge(report('moderate'), 'shipped', true).ok).toBe(true);
  });

  it.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}'])(
    'are not known where the registry answers no audits, and that is said (%j)',
    (said) => {
      expect(judge(said, 'shipped', true)).toMatchObject({
        ok: true,
        asked: false,
        line: expect.stringContaining('not asked'),
      });
    },
  );
});
