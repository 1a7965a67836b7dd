import { expect, it } from 'vitest';
import { inkOf, withInk } from './testing.ts';
import { placeBefore, type QuarterTurn, rotated, turned } from './turns.ts';

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
