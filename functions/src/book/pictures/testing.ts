/** For tests: pictures with one dark spot. */
import type { Bitmap } from './bitmap.ts';
import type { Rectangle } from './turns.ts';

/** White but for one dark rectangle. */
export function withInk(width: number, height: number, { x0, y0, x1, y1 }: Rectangle): Bitmap {
  const grey = new Uint8Array(width * height).fill(255);
  for (let y = y0; y < y1; y++) grey.fill(0, y * width + x0, y * width + x1);
  return { width, height, grey };
}

/** The smallest rectangle around what is dark. */
export function inkOf({ width, grey }: Bitmap): Rectangle {
  const dark = [...grey.keys()].filter((at) => (grey[at] ?? 255) < 128);
  const [xs, ys] = [dark.map((at) => at % width), dark.map((at) => Math.floor(at / width))];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 };
}
