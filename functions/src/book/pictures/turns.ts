/** The turns that bring the lines of a page's picture upright, and the way back. */
import type { Bitmap } from './bitmap.ts';

/** Clockwise degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** The picture turned clockwise. */
export function turned(bitmap: Bitmap, by: QuarterTurn): Bitmap {
  if (by === 0) return bitmap;
  const { width, height, grey } = bitmap;
  const [wide, high] = by === 180 ? [width, height] : [height, width];
  const out = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        by === 90 ? [height - 1 - y, x] : by === 180 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      out[toY * wide + toX] = grey[y * width + x] ?? 255;
    }
  }
  return { width: wide, height: high, grey: out };
}

/**
 * The picture turned clockwise by a small angle (radians) about its centre, of the same size: what comes from outside is
 * white. Each pixel is the mean of the four it falls between, weighted by nearness.
 */
export function rotated({ width, height, grey }: Bitmap, radians: number): Bitmap {
  const out = new Uint8Array(grey.length).fill(255);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const [midX, midY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = midX + (x - midX) * cos + (y - midY) * sin;
      const fromY = midY - (x - midX) * sin + (y - midY) * cos;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const [dx, dy] = [fromX - left, fromY - top];
      const upper = (grey[at] ?? 255) * (1 - dx) + (grey[at + 1] ?? 255) * dx;
      const lower = (grey[at + width] ?? 255) * (1 - dx) + (grey[at + width + 1] ?? 255) * dx;
      out[y * width + x] = upper * (1 - dy) + lower * dy;
    }
  }
  return { width, height, grey: out };
}

/** Corners of a rectangle, in pixels. */
export interface Rectangle {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/**
 * Where a rectangle of the picture that was turned (first by quarters, then by a small angle) stands on the one that it was
 * made of: the smallest upright rectangle around its corners.
 * @param size of the picture before any turn
 */
export function placeBefore(
  { x0, y0, x1, y1 }: Rectangle,
  size: Pick<Bitmap, 'width' | 'height'>,
  turn: QuarterTurn,
  radians: number,
): Rectangle {
  const [wide, high] = turn % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  const [midX, midY] = [wide / 2, high / 2];
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  // A slanted word's corners reach beyond its letters: its middle line is what moves, its height stays.
  const half = (y1 - y0) / 2;
  const middle = (y0 + y1) / 2;
  const ends = [x0, x1].map((x) => ({
    x: midX + (x - midX) * cos + (middle - midY) * sin,
    y: midY - (x - midX) * sin + (middle - midY) * cos,
  }));
  const xs = ends.map(({ x }) => x);
  const ys = ends.map(({ y }) => y);
  const upright = {
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    y0: Math.min(...ys) - half,
    y1: Math.max(...ys) + half,
  };
  switch (turn) {
    case 90:
      return { x0: upright.y0, y0: wide - upright.x1, x1: upright.y1, y1: wide - upright.x0 };
    case 180:
      return { x0: wide - upright.x1, y0: high - upright.y1, x1: wide - upright.x0, y1: high - upright.y0 };
    case 270:
      return { x0: high - upright.y1, y0: upright.x0, x1: high - upright.y0, y1: upright.x1 };
    default:
      return upright;
  }
}
