import { expect, it } from 'vitest';
import { countWords } from './script.ts';

it.each([
  ['Working memory holds a few items.', 6],
  ['“Quoted” — and (bracketed), 5% of it; …', 6],
  ['•\t* — ———————', 0],
  ['数据结构', 2],
  ['A 数据 — 结构', 3],
])('%s has %d words', (text, words) => expect(countWords(text)).toBe(words));

it('a rule of many strokes costs a look at each of them, and not at all that follow each', { timeout: 20_000 }, () => {
  expect(countWords(`${'—'.repeat(300_000)} end`)).toBe(1);
});
