import { describe, expect, it } from 'vitest';
import { areSmall, EDGE, layoutOf, readingScale } from './layout.ts';

const room = { width: 390, height: 600 };
const block = { x: 0.1, y: 0.08, width: 0.8, height: 0.84 };

describe('a page that is shown with its margins', () => {
  const shape = { ratio: 0.75, block: null };

  it('fills the width, or fits as a whole, or is as large as it was made', () => {
    expect(layoutOf(room, shape, 'width').sheet).toEqual({ width: 390, height: 520 });
    expect(layoutOf({ width: 390, height: 300 }, shape, 'page').sheet).toEqual({ width: 225, height: 300 });
    expect(layoutOf(room, shape, 2).sheet.width).toBe(780);
  });

  it('is shown whole', () => {
    expect(layoutOf(room, shape, 1.5).shown).toEqual({ x: 0, y: 0, width: 585, height: 780 });
  });
});

describe('a page without its margins', () => {
  const shape = { ratio: 0.75, block };

  it('has its text fill the width, but for an edge', () => {
    const { sheet, shown } = layoutOf(room, shape, 'width');
    expect(sheet.width * block.width).toBeCloseTo(room.width - 2 * EDGE, 0);
    expect(Math.abs(shown.width - room.width)).toBeLessThanOrEqual(1);
    expect(shown.x).toBeCloseTo(block.x * sheet.width - EDGE, 0);
    expect(shown.y).toBeCloseTo(block.y * sheet.height, 0);
  });

  it('has them again where the whole page is wanted', () => {
    const { sheet, shown } = layoutOf(room, shape, 'page');
    expect(shown).toEqual({ x: 0, y: 0, ...sheet });
    expect(sheet.width).toBeLessThanOrEqual(room.width);
    expect(sheet.height).toBeLessThanOrEqual(room.height);
  });

  it('is shown no smaller than words to be read need it', () => {
    expect(layoutOf(room, shape, 'page', 1.2).scale).toBe(1.2);
    expect(layoutOf(room, shape, 2, 1.2).scale).toBe(2);
  });
});

describe('words that are to be read', () => {
  const sheet = { width: 500, height: 700 };
  const line = (width: number, height: number) => ({ x: 0.1, y: 0.2, width: width / 500, height: height / 700 });

  it('stay as they are where they are large enough', () => {
    expect(readingScale([line(350, 14)], 390, sheet)).toBe(1);
    expect(readingScale([], 390, sheet)).toBe(1);
  });

  it('become 13 px high', () => {
    expect(readingScale([line(100, 6.5), line(80, 6.5)], 390, sheet)).toBeCloseTo(2);
  });

  it('become a little less where a whole line fits then', () => {
    expect(readingScale([line(183, 6), line(40, 6)], 390, sheet)).toBeCloseTo(2);
  });

  it('stay whole lines, also where these are small: then they are to be read beside the page', () => {
    expect(readingScale([line(366, 10)], 390, sheet)).toBe(1);
    expect(areSmall([line(366, 10)], sheet)).toBe(true);
    expect(areSmall([line(366, 13)], sheet)).toBe(false);
    expect(areSmall([], sheet)).toBe(false);
  });

  it('stay whole where one line begins at the left and the next ends at the right', () => {
    const lines = [
      { x: 0.1, y: 0.2, width: 0.3, height: 8 / 700 },
      { x: 0.6, y: 0.2, width: 0.3, height: 8 / 700 },
    ];
    expect(readingScale(lines, 390, { width: 400, height: 700 })).toBeCloseTo(366 / 320);
  });
});
