import { expect, it } from 'vitest';
import {
  type Bitmap,
  noiseOf,
  placeBefore,
  type QuarterTurn,
  type Rectangle,
  rotated,
  softened,
  turned,
} from './bitmap.ts';

/** White but for one dark rectangle. */
function withInk(width: number, height: number, { x0, y0, x1, y1 }: Rectangle): Bitmap {
  const grey = new Uint8Array(width * height).fill(255);
  for (let y = y0; y < y1; y++) grey.fill(0, y * width + x0, y * width + x1);
  return { width, height, grey };
}

/** The smallest rectangle around what is dark. */
function inkOf({ width, grey }: Bitmap): Rectangle {
  const dark = [...grey.keys()].filter((at) => (grey[at] ?? 255) < 128);
  const [xs, ys] = [dark.map((at) => at % width), dark.map((at) => Math.floor(at / width))];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 };
}

const INK = { x0: 40, y0: 30, x1: 70, y1: 36 };

it.each<[QuarterTurn, number]>([
  [0, 0],
  [90, 0],
  [180, 0],
  [270, 0],
  [0, 0.05],
  [90, -0.04],
  [270, 0.03],
])('what was found on a picture turned by %i degrees and leaned by %f is placed where it was', (turn, radians) => {
  const page = withInk(200, 120, INK);
  const found = inkOf(rotated(turned(page, turn), radians));
  const placed = placeBefore(found, page, turn, radians);
  for (const edge of ['x0', 'y0', 'x1', 'y1'] as const) {
    // A leaning word's box is a little larger than the word: its half width times the angle.
    expect(Math.abs(placed[edge] - INK[edge])).toBeLessThanOrEqual(radians === 0 ? 0 : 4);
  }
});

it('a small positive angle makes a line sink to the right', () => {
  const { grey, width, height } = rotated(withInk(201, 101, { x0: 20, y0: 50, x1: 180, y1: 51 }), 0.1);
  const rowOf = (x: number) => Array.from({ length: height }, (_, y) => grey[y * width + x] ?? 255);
  const middle = (x: number) => rowOf(x).indexOf(Math.min(...rowOf(x)));
  expect(middle(150) - middle(50)).toBeGreaterThan(8);
});

it('noise is told from ink, and is less in a picture out of focus', () => {
  const clean = withInk(200, 100, INK);
  const noisy = { ...clean, grey: clean.grey.map((shade, at) => Math.max(0, shade - ((at * at * 31 + at * 7) % 61))) };
  expect(noiseOf(clean)).toBe(0);
  expect(noiseOf(noisy)).toBeGreaterThan(12);
  expect(noiseOf(softened(softened(noisy)))).toBeLessThan(noiseOf(noisy) / 4);
  expect(inkOf(softened(clean))).toEqual(INK);
});
