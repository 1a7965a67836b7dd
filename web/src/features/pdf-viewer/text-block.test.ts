import { describe, expect, it } from 'vitest';
import { textBlockOf } from './text-block.ts';

const WIDTH = 100;
const HEIGHT = 140;

/** A page of that paper with ink in these rectangles (left, top, right, bottom, in pixels). */
function page(ink: [number, number, number, number][], { paper = 255, letters = 40 } = {}): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(paper);
  for (const [left, top, right, bottom] of ink)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) pixels.fill(letters, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  return pixels;
}
const blockOf = (pixels: Uint8ClampedArray) => textBlockOf(pixels, WIDTH, HEIGHT);

describe("a page's text block", () => {
  it.each([
    ['on white paper', {}],
    ['on grey paper, as scans are', { paper: 200 }],
    ['light on dark', { paper: 20, letters: 240 }],
  ])('leaves the margins out (%s)', (_, tones) => {
    const { x, y, width, height } = blockOf(page([[12, 20, 88, 120]], tones));
    expect(x).toBeCloseTo(0.12, 1);
    expect(x + width).toBeCloseTo(0.88, 1);
    expect(y).toBeCloseTo(20 / HEIGHT, 1);
    expect(y + height).toBeCloseTo(120 / HEIGHT, 1);
    expect(x).toBeLessThan(0.12);
    expect(x + width).toBeGreaterThan(0.88);
  });

  it('is not led astray by a speck in the margin', () => {
    expect(
      blockOf(
        page([
          [12, 20, 88, 120],
          [97, 3, 99, 5],
        ]),
      ).width,
    ).toBeLessThan(0.82);
  });

  it('does not cut through the number at a page’s foot, nor take in the shadow of a binding', () => {
    const numbered = blockOf(
      page([
        [12, 20, 88, 120],
        [46, 128, 56, 132],
      ]),
    );
    expect((numbered.y + numbered.height) * HEIGHT).toBeGreaterThanOrEqual(132);
    const leftOut = blockOf(
      page([
        [12, 20, 88, 120],
        [48, 121, 50, 124],
      ]),
    );
    expect((leftOut.y + leftOut.height) * HEIGHT).toBeLessThanOrEqual(121);
    const bound = blockOf(
      page([
        [12, 20, 88, 120],
        [0, 3, 12, 4],
      ]),
    );
    expect(bound.x).toBeGreaterThan(0.05);
  });

  it('of a title page is not so narrow that a word would fill the screen, and stays on the page', () => {
    const middle = blockOf(page([[45, 50, 55, 54]]));
    expect(middle.width).toBeCloseTo(0.62, 2);
    const edge = blockOf(page([[0, 50, 20, 54]]));
    expect([edge.x, edge.width]).toEqual([0, expect.closeTo(0.62, 2)]);
  });

  it('is the whole page where that is blank or inked to its edges', () => {
    expect(blockOf(page([]))).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    const full = blockOf(
      page([
        [0, 0, WIDTH, 60],
        [0, 80, WIDTH, HEIGHT],
      ]),
    );
    expect([full.x, full.width]).toEqual([0, 1]);
  });
});
