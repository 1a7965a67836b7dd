import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Line } from '../book/model.ts';
import { ByteWriter } from '../book/search/bytes.ts';
import { packPlaces, unpackFormerPlaces, unpackPlaces } from './places-codec.ts';
import { formerPlaces } from './testing.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** Every kind of line and run, out of order on the page, with numbers below zero. */
const LINES: Line[] = [
  { start: 0, end: 9, box: box(0.1, 0.9, 0.5, 0.0123), size: 11.5, bold: true, runs: [] },
  {
    start: 12,
    end: 40,
    box: box(-0.02, 0.1, 0.7, 0.02),
    size: 9.96,
    bold: false,
    role: 'furniture',
    runs: [
      { start: 12, end: 20, box: box(-0.02, 0.1, 0.3, 0.02), direction: 'rtl', mark: true },
      { start: 5, end: 7, box: box(0.6, 0.0999, 0.1, 0.019), direction: 'btt', unsure: true },
      { start: 21, end: 40, box: box(0.3, 0.1, 0.4, 0.02) },
    ],
  },
  { start: 41, end: 41, box: box(0.1, 0.2, 0, 0), size: 0, bold: false, runs: [] },
];

const rounded = (lines: readonly Line[]): unknown =>
  JSON.parse(JSON.stringify(lines, (_, value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value)));

/** A page of forty lines of ten words each, as a book prints them. */
const page: Line[] = Array.from({ length: 40 }, (_, row) => {
  const at = (word: number) => row * 60 + word * 6;
  const place = (word: number) => box(0.12 + word * 0.061, 0.1 + row * 0.0187, 0.052 + (word % 3) / 300, 0.0141);
  const runs = Array.from({ length: 10 }, (_, word) => ({ start: at(word), end: at(word) + 5, box: place(word) }));
  return { start: at(0), end: at(9) + 5, box: box(0.12, 0.1 + row * 0.0187, 0.6, 0.0141), size: 10, bold: false, runs };
});

it('gives back every line and run', () => {
  expect(rounded(unpackPlaces(packPlaces(LINES)))).toEqual(rounded(LINES));
  expect(unpackPlaces(packPlaces([]))).toEqual([]);
});

it('gives them back as the version before did, to the last digit, from less than half of its bytes', () => {
  const [packed, before] = [packPlaces(page), formerPlaces(page)];
  expect(unpackPlaces(packed)).toEqual(unpackFormerPlaces(before));
  expect(packed.length).toBeLessThan(before.length / 2);
});

it('opens what the version before stored', () => {
  expect(rounded(unpackFormerPlaces(formerPlaces(LINES)))).toEqual(rounded(LINES));
  expect(rounded(unpackFormerPlaces(formerPlaces(LINES).toString('base64')))).toEqual(rounded(LINES));
});

it.each([
  ['are cut off', [3, 0, 2]],
  ['promise a million lines', [1_000_000]],
  ['promise a million runs', [1, 0, 0, 0, 0, 0, 0, 0, 0, 2_000_000]],
])('refuses places that %s', (_, numbers) => {
  const out = new ByteWriter();
  for (const number of numbers) out.unsigned(number);
  expect(() => unpackPlaces(deflateRawSync(out.finish()))).toThrow(RangeError);
});
