import { describe, expect, it } from 'vitest';
import type { Line, Page } from './model.ts';
import { around, regionOf } from './region.ts';

/** A page of lines, each with its place: `[text, x, y, width]`; lines are .02 high. */
function pageOf(...rows: [text: string, x: number, y: number, width: number][]): Page {
  let text = '';
  const lines = rows.map(([words, x, y, width]): Line => {
    const start = text === '' ? 0 : text.length + 1;
    text += `${text === '' ? '' : '\n'}${words}`;
    const box = { x, y, width, height: 0.02 };
    return { start, end: text.length, box, size: 10, bold: false, runs: [{ start, end: text.length, box }] };
  });
  return { number: 1, width: 595, height: 842, text, lines, quality: 'good' };
}
const regionIn = (page: Page, words: string) => {
  const start = page.text.indexOf(words);
  return regionOf(page, start, start + words.length);
};

describe('the part of a page that shows some text', () => {
  const page = pageOf(
    ['Above it', 0.1, 0.2, 0.8],
    ['x = 1', 0.3, 0.25, 0.2],
    ['y = 2', 0.3, 0.28, 0.1],
    ['Below it', 0.1, 0.31, 0.8],
  );

  it('holds all of its lines, with room for strokes that reach beyond the letters', () => {
    const region = regionIn(page, 'x = 1\ny = 2');
    expect(region?.y).toBeCloseTo(0.238);
    expect(region && region.x + region.width).toBeGreaterThan(0.5);
    expect(region?.x).toBeLessThan(0.3);
  });

  it('ends where the next line begins', () => {
    const region = regionIn(page, 'x = 1\ny = 2');
    expect(region && region.y + region.height).toBeCloseTo(0.31);
  });

  it('keeps out of the column beside it', () => {
    const columns = pageOf(['one', 0.1, 0.2, 0.38], ['two', 0.49, 0.2, 0.4]);
    const region = regionIn(columns, 'one');
    expect(region && region.x + region.width).toBeCloseTo(0.49);
  });

  it('is none where it would show what does not belong to it', () => {
    const columns = pageOf(['left foot', 0.1, 0.8, 0.35], ['right head', 0.55, 0.1, 0.35], ['right', 0.55, 0.5, 0.35]);
    expect(regionIn(columns, 'left foot\nright head')).toBeNull();
  });

  it('is none where the page does not know the places of its words', () => {
    const blind: Page = { ...pageOf(['words', 0.1, 0.1, 0.5]), lines: [] };
    expect(regionIn(blind, 'words')).toBeNull();
    expect(() => around([])).toThrow(RangeError);
  });
});
