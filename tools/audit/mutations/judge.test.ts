import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/prepare.mjs';
import { applied, judge } from './judge.ts';
import { LEFT, MUTATIONS } from './rows.ts';

describe('what a run without a protection tells', () => {
  const whole = { passed: 5, failed: 0 };
  it.each([
    ['fails', true, whole, { passed: 4, failed: 1 }],
    ['passes', true, whole, { passed: 5, failed: 0 }],
    ['endless', true, whole, { passed: 0, failed: 0, endless: true }],
    ['moved', false, whole, { passed: 0, failed: 0 }],
    ['broken', true, { passed: 4, failed: 1 }, { passed: 4, failed: 1 }],
    ['broken', true, { passed: 0, failed: 0 }, { passed: 0, failed: 5 }],
    ['broken', true, whole, { passed: 0, failed: 0 }],
    ['broken', true, whole, { passed: 0, failed: 5 }],
    ['fails', true, { passed: 1, failed: 0 }, { passed: 0, failed: 1 }],
  ] as const)('%s', (verdict, there, before, after) => expect(judge(there, before, after)).toBe(verdict));
});

it('takes away what is there once, and nothing else', () => {
  expect(applied('if (a) b', 'if (a) ', '')).toBe('b');
  expect(applied('a a', 'a', '')).toBeNull();
  expect(applied('b', 'a', '')).toBeNull();
  expect(applied('a', 'a', 'a')).toBeNull();
});

it.each(MUTATIONS.map((one) => [`${one.file}: ${one.from.trim().slice(0, 40)}`, one] as const))(
  'the protection is where the table says: %s',
  (_, { file, from, to }) => {
    expect(applied(readFileSync(join(ROOT, file), 'utf8'), from, to)).not.toBeNull();
  },
);

it('every row of docs/security.md is tried, or left for a reason', () => {
  const rows = [...new Set([...MUTATIONS.flatMap((one) => one.rows), ...Object.values(LEFT).flat()])];
  expect(rows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 74 }, (_, at) => at + 1));
  const tried = new Set(MUTATIONS.flatMap((one) => one.rows));
  expect(
    Object.values(LEFT)
      .flat()
      .filter((row) => tried.has(row)),
  ).toEqual([]);
});
