import { expect, it } from 'vitest';
import { partsOf } from './unspaced.ts';

/** Processor time (ms) of reading a run of so many characters, the least of a few tries. */
function timeOf(length: number, character: (at: number) => string): number {
  const run = Array.from({ length }, (_, at) => character(at)).join('');
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    partsOf(run, 'zh');
    return process.cpuUsage(before).user / 1_000;
  });
  return Math.min(...times);
}

it('pairs stand where their characters do, behind signs of two units too', () => {
  expect(partsOf('𠀀漢字', 'zh').map(({ text, at }) => [text, at])).toEqual([
    ['𠀀漢', 0],
    ['漢字', 2],
  ]);
});

it('numerals below a hundred are numbers, longer rows of them are not', () => {
  const numbers = (run: string) => partsOf(run, 'zh').flatMap(({ value }) => value ?? []);
  expect(numbers('三十二个')).toEqual([32]);
  expect(numbers('三三三三三个')).not.toContain(33333);
});

it.each([
  ['different characters', (at: number) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))],
  ['numerals', () => '三'],
])('an answer of ten times as many %s takes no hundred times as long', (_, character) => {
  timeOf(4_000, character);
  expect(timeOf(40_000, character)).toBeLessThan(40 * Math.max(5, timeOf(4_000, character)));
});
