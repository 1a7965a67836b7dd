import { describe, expect, it } from 'vitest';
import type { PdfTextItem } from './pdfjs.ts';
import { titleAmong } from './title-page.ts';

const HEIGHT = 800;
const item = (str: string, size: number, top: number, tilt = 0): PdfTextItem => ({
  ...{ str, dir: 'ltr', width: str.length * size * 0.5, height: size, fontName: 'f', hasEOL: true },
  transform: [size, tilt, 0, size, 70, top],
});
const text = ['Memory is not a store.', 'It is a process.', 'What is not used fades.', 'What is used stays.'].map(
  (str, i) => item(str, 11, 500 - 14 * i),
);

describe('the title that a page prints', () => {
  it('is what stands in the largest letters at its top, over as many lines as follow on one another', () => {
    expect(titleAmong([item('The Uses', 24, 700), item('of Forgetting', 24, 672), ...text], HEIGHT)).toBe(
      'The Uses of Forgetting',
    );
    expect(titleAmong([item('The Uses of ', 24, 700), item('Forgetting', 24.2, 700), ...text], HEIGHT)).toBe(
      'The Uses of Forgetting',
    );
  });

  it('ends where other words in letters as large are set apart', () => {
    const set = [item('The Uses of Forgetting', 24, 700), item('— Spring 2025 —', 24, 670), item('Ana Weber', 24, 560)];
    expect(titleAmong([...set, ...text], HEIGHT)).toBe('The Uses of Forgetting');
  });

  it.each([
    ['letters hardly larger than the text', [item('The Uses of Forgetting', 14, 700), ...text]],
    ['the foot of the page', [item('The Uses of Forgetting', 24, 200), ...text]],
    ['a line of several sizes', [item('The Uses', 24, 700), item(' of', 12, 700), ...text]],
    ['a chapter', [item('3 Forgetting', 24, 700), ...text]],
    ['letters of another alphabet, as bytes', [item('Íå î÷åíü êðàòêîå', 24, 700), ...text]],
    ['letters from the right', [item('مقدمه‌ای کوتاه', 24, 700), ...text]],
    ['four lines', [700, 672, 644, 616].map((top) => item('The Uses of', 24, top)).concat(text)],
    ['a page with something written across it', [item('DRAFT', 60, 600, 40), item('The Uses', 24, 700), ...text]],
    ['a sentence alone', [item('A mutex is taken before the queue is touched.', 11, 700)]],
    ['nothing at all', []],
  ])('is not known of %s', (_, items) => expect(titleAmong(items, HEIGHT)).toBeNull());
});
