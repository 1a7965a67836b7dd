/** A page may be made so that words are looked for on it without end: each way of looking stops. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../../contract/evidence.ts';
import { around } from '../around.ts';
import type { Line, Page } from '../model.ts';
import { placeOn } from '../placed.ts';
import { placesOf, wantedWords } from '../search/literal.ts';
import { testPage } from '../testing.ts';
import { wordsOf } from '../words.ts';
import { boxesOf, Effort, findQuote, verifyQuote } from './index.ts';

/** Processor time. Half of it on a machine with nothing else to do; a hundredfold of it, and more, without a bound. */
const SOON_MS = 4_000;

function soon<T>(work: () => T): T {
  const before = process.threadCpuUsage();
  const found = work();
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(SOON_MS);
  return found;
}

/** So many lines of a letter or a digit, each of them a word. */
const dense = (lines: number, words: number, word: string): Page =>
  testPage(1, Array.from({ length: lines }, () => `${word} `.repeat(words).trim()).join('\n'));

/** A page whose words lie in one run: a line as long as the page. */
const oneRun = (words: number): Page => testPage(1, 'a '.repeat(words).trim());

const nowhere: Box[] = Array.from({ length: 400 }, () => ({ x: 0.99, y: 0.999, width: 0.001, height: 0.0001 }));
const part = { exact: 'aa', prefix: '', suffix: '', first: 0, last: 0 };

describe('on a page of one letter', { timeout: 120_000 }, () => {
  it.each([
    ['many lines', dense(600, 150, 'a')],
    ['one run', oneRun(60_000)],
  ])('of %s, forty parts of a mark are looked for within one effort', (_, page) => {
    const effort = new Effort();
    const found = soon(() => Array.from({ length: 40 }, () => placeOn(page, { ...part, boxes: nowhere }, effort)));
    expect(found).toEqual(Array.from({ length: 40 }, () => null));
  });

  it('a part is found while the effort lasts, and not when it is over', () => {
    const page = dense(20, 10, 'a');
    const [word] = wordsOf(page).slice(-1);
    const sought = { ...part, exact: 'a', boxes: word?.boxes };
    expect(placeOn(page, sought)).toMatchObject({ end: page.text.length });
    expect(placeOn(page, sought, new Effort(1_000))).toBeNull();
  });

  it('quotes that are not there are looked for within one effort', () => {
    const unit = 'cells store energy ';
    const { text, ...page } = testPage(1, `${unit.repeat(4_000)}cell's store energy ${unit.repeat(100)}`);
    const odd = text.indexOf("cell's");
    const effort = new Effort();
    // Each by itself takes all steps of one.
    const quotes = Array.from({ length: 13 }, (_, more) => text.slice(odd - unit.length * (300 + more), odd + 20));
    expect(soon(() => quotes.map((quote) => verifyQuote({ ...page, text }, quote, effort)))).toEqual(
      Array(13).fill(null),
    );
    expect(effort.isOver).toBe(true);
    expect(soon(() => verifyQuote({ ...page, text }, unit.repeat(3)))).not.toBeNull();
  });

  it('the words and their places are told', () => {
    expect(soon(() => wordsOf(oneRun(60_000))).length).toBe(60_000);
  });

  it('what stands around each of 400 hits is told', () => {
    const page = dense(600, 150, 'a');
    const places = placesOf(page, wantedWords('a')!).slice(0, 400);
    const hits = soon(() => places.map(({ start, end }) => around(page, start, end, 4, 7)));
    expect(hits[200]).toEqual({ before: '…a a a a ', words: 'a', after: ' a a a a a a a…' });
  });

  it('words that agree but for their last space are looked for with an end', () => {
    const page = dense(600, 150, 'a');
    expect(soon(() => placesOf(page, wantedWords(`${'a '.repeat(500)}aa`)!))).toEqual([]);
  });
});

it('a quote that agrees at each place of a page but for its end is not found, soon', { timeout: 120_000 }, () => {
  const quote = `${'town 1 1 '.repeat(440)}town 11`;
  const pages = Array.from({ length: 20 }, (_, at) => ({ ...dense(200, 50, 'town 1 1'), number: at + 1 }));
  expect(soon(() => findQuote({ title: null, language: 'en', outline: [], pages }, quote))).toBeNull();
});

it('tells whether a number is one behind a run of commas', { timeout: 120_000 }, () => {
  const text = `x${','.repeat(60_000)}1,234 cats sleep in the old town`;
  expect(soon(() => verifyQuote(testPage(1, text), '1234 cats sleep in the old town'))).toBeNull();
});

it('cuts words out of a long run where it did out of a short one', () => {
  const words = 'Some words of a line, Ünicode – wide 心 and narrow ill '.repeat(8);
  const page = testPage(1, words.trim());
  const line: Line = page.lines[0]!; // a page of one line
  const runs = [
    { ...line.runs[0]!, end: line.end }, // and one run
  ];
  const [start, end] = [100, 110];
  const whole = boxesOf({ ...page, lines: [{ ...line, runs }] }, start, end)[0]!;
  // The same words one by one add up to the same place.
  const each = Array.from({ length: end - start }, (_, i) => boxesOf(page, start + i, start + i + 1)[0]).filter(
    Boolean,
  );
  expect(Math.min(...each.map((box) => box!.x))).toBeCloseTo(whole.x, 2);
  expect(Math.max(...each.map((box) => box!.x + box!.width))).toBeCloseTo(whole.x + whole.width, 2);
});
