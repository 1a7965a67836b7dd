import { expect, it } from 'vitest';
import { stockOf } from './testing.ts';

const PROCESSES =
  'Slow barter is a process by which goods are given for other goods over many years. For example, a farmer gives a calf to a smith and gets two ploughs in the next spring. Silent barter is a process by which goods are left on a shore for strangers. Open barter is a process by which goods are given away at a fair. Credit barter is a process by which goods are given for a promise. Slow barter is old. Silent barter is old. Open barter is old. Credit barter is new. Slow barter needs trust. Silent barter needs a shore. Open barter needs a fair. Credit barter needs trust.';
const asked = (page: string) => stockOf([page]).mcqs.filter(({ form }) => form === 'scenario').length;

it('asks of which concept a case is an example', () => {
  expect(asked(PROCESSES)).toBeGreaterThan(0);
});

it('takes a case for no example of a thing that can be touched', () => {
  const things = PROCESSES.replaceAll(' barter', ' hammer').replaceAll('a process by which', 'a tool by which');
  expect(asked(things)).toBe(0);
});
