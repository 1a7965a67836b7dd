/** A page's picture in shades of grey, and the turns that bring its lines upright. */

export interface Bitmap {
  width: number;
  height: number;
  /** One byte a pixel, row by row from the top left: 0 black, 255 white. */
  grey: Uint8Array;
}

/** Clockwise degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** From what a canvas holds: four bytes a pixel, opaque. Brightness as ITU-R BT.601 weighs it. */
export function fromRgba(rgba: Uint8ClampedArray, width: number, height: number): Bitmap {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4)
    grey[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
  return { width, height, grey };
}

/**
 * How much the shades of neighbouring pixels differ by chance: the median, over the picture, of the Laplacian mask by which
 * Immerkaer (1996) tells noise, which lines and edges leave alone. 0 for a drawing, a few for a scan, 30 for a phone's picture by
 * lamplight. Every third pixel either way is looked at.
 */
export function noiseOf({ width, height, grey }: Bitmap): number {
  const counts = new Uint32Array(8 * 256);
  let looked = 0;
  for (let y = 1; y < height - 1; y += 3) {
    for (let x = 1; x < width - 1; x += 3) {
      const { beside, across, here } = around(grey, y * width + x, width);
      const value = Math.abs(4 * here - 2 * beside + across);
      counts[value] = (counts[value] ?? 0) + 1;
      looked++;
    }
  }
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= looked / 2;
  });
}

/** A pixel's shade, and the sums of the four beside it and the four at its corners. */
const around = (grey: Uint8Array, at: number, width: number) => ({
  here: grey[at] ?? 255,
  beside: (grey[at - 1] ?? 255) + (grey[at + 1] ?? 255) + (grey[at - width] ?? 255) + (grey[at + width] ?? 255),
  across:
    (grey[at - width - 1] ?? 255) +
    (grey[at - width + 1] ?? 255) +
    (grey[at + width - 1] ?? 255) +
    (grey[at + width + 1] ?? 255),
});

/** The picture a little out of focus: each pixel the mean of itself and its eight neighbours, weighted 4, 2 and 1. */
export function softened({ width, height, grey }: Bitmap): Bitmap {
  const out = grey.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const { beside, across, here } = around(grey, at, width);
      out[at] = (4 * here + 2 * beside + across) >> 4;
    }
  }
  return { width, height, grey: out };
}

/** As a binary portable grey map (PGM, "P5"), the plainest file that every reader of pictures takes. */
export function toPgm({ width, height, grey }: Bitmap): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}

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
