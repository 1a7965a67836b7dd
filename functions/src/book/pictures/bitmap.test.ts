import { describe, expect, it } from 'vitest';
import { type Bitmap, despeckled, enlarged, letterHeight, noiseOf, softened } from './bitmap.ts';
import { inkOf, withInk } from './testing.ts';

const INK = { x0: 40, y0: 30, x1: 70, y1: 36 };

it('noise is told from ink, and is less in a picture out of focus', () => {
  const clean = withInk(200, 100, INK);
  const noisy = { ...clean, grey: clean.grey.map((shade, at) => Math.max(0, shade - ((at * at * 31 + at * 7) % 61))) };
  expect(noiseOf(clean)).toBe(0);
  expect(noiseOf(noisy)).toBeGreaterThan(12);
  expect(noiseOf(softened(softened(noisy)))).toBeLessThan(noiseOf(noisy) / 4);
  expect(inkOf(softened(clean))).toEqual(INK);
});

it('specks go, and what is larger than a pixel stays', () => {
  const specked = withInk(60, 40, { x0: 20, y0: 10, x1: 40, y1: 12 });
  specked.grey[5 * 60 + 5] = 0;
  specked.grey[11 * 60 + 30] = 255;
  expect(inkOf(despeckled(specked))).toEqual({ x0: 20, y0: 10, x1: 40, y1: 12 });
  expect(despeckled(specked).grey[5 * 60 + 5]).toBe(255);
  expect(despeckled(withInk(60, 40, INK))).toEqual(withInk(60, 40, INK));
});

it.each([4 / 3, 2])('%f times as large everything stands where it stood', (by) => {
  const large = enlarged(withInk(90, 60, { x0: 30, y0: 12, x1: 60, y1: 36 }), by);
  expect([large.width, large.height]).toEqual([90 * by, 60 * by]);
  const { x0, y0, x1, y1 } = inkOf(large);
  for (const [edge, was] of [
    [x0, 30],
    [y0, 12],
    [x1, 60],
    [y1, 36],
  ] as const)
    expect(Math.abs(edge - was * by)).toBeLessThanOrEqual(1);
  expect([Math.min(...large.grey), Math.max(...large.grey)]).toEqual([0, 255]);
});

describe('the height of letters', () => {
  /** Rows of letters so high, with taller ones between, a rule and a picture. */
  function print(high: number, letters: number): Bitmap {
    const page: Bitmap = { width: 600, height: 600, grey: new Uint8Array(360_000).fill(255) };
    const ink = (left: number, top: number, wide: number, tall: number) => {
      for (let y = top; y < top + tall; y++) page.grey.fill(0, y * 600 + left, y * 600 + left + wide);
    };
    for (let i = 0; i < letters; i++) {
      const tall = i % 3 === 0 ? Math.round(1.5 * high) : high;
      ink(20 + (i % 25) * 20, 40 + Math.floor(i / 25) * 30 + high - tall, 6, tall);
    }
    ink(10, 10, 500, 2);
    ink(20, 330, 250, 250);
    return page;
  }

  it('is that of most of them', () => {
    expect(letterHeight(print(8, 200))).toBe(8);
    expect(letterHeight(print(13, 200))).toBe(13);
  });

  it('is not told of a few signs', () => {
    expect(letterHeight(print(8, 20))).toBeNull();
    expect(letterHeight(withInk(50, 50, { x0: 0, y0: 0, x1: 50, y1: 50 }))).toBeNull();
  });
});
