/** A page's picture in shades of grey: its noise, its letters, and what makes both easier to read. */

export interface Bitmap {
  width: number;
  height: number;
  /** One byte a pixel, row by row from the top left: 0 black, 255 white. */
  grey: Uint8Array;
}

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

/** How far (shades) a pixel is out of its neighbours' range to be a speck. */
const SPECK = 20;

/** The picture without its specks: a pixel far darker or lighter than each of its eight neighbours is what they are in the middle. */
export function despeckled({ width, height, grey }: Bitmap): Bitmap {
  const out = grey.slice();
  const beside = new Uint8Array(8);
  const steps = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const here = grey[at] ?? 255;
      let [lowest, highest] = [255, 0];
      for (const [i, step] of steps.entries()) {
        const shade = grey[at + step] ?? 255;
        beside[i] = shade;
        if (shade < lowest) lowest = shade;
        if (shade > highest) highest = shade;
      }
      if (here >= lowest - SPECK && here <= highest + SPECK) continue;
      beside.sort();
      out[at] = ((beside[3] ?? 255) + (beside[4] ?? 255)) >> 1;
    }
  }
  return { width, height, grey: out };
}

/** Four neighbours' weights for a point that lies `t` of the way from the second to the third: a cubic through them (Catmull and Rom, 1974). */
const cubic = (t: number) => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

/** The picture `by` times as large either way, between its pixels by cubics. */
export const enlarged = (bitmap: Bitmap, by: number): Bitmap => wider(wider(bitmap, by), by);

/** As wide as told, and turned over: rows are columns. Twice, it is as large as told and upright again. */
function wider({ width, height, grey }: Bitmap, by: number): Bitmap {
  const wide = Math.round(width * by);
  const out = new Uint8ClampedArray(wide * height);
  for (let x = 0; x < wide; x++) {
    const from = (x + 0.5) / by - 0.5;
    const left = Math.floor(from);
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = cubic(from - left);
    const inside = (at: number) => Math.min(width - 1, Math.max(0, at));
    const [a, b, c, d] = [inside(left - 1), inside(left), inside(left + 1), inside(left + 2)];
    for (let y = 0, row = 0; y < height; y++, row += width) {
      out[x * height + y] =
        w0 * (grey[row + a] ?? 255) +
        w1 * (grey[row + b] ?? 255) +
        w2 * (grey[row + c] ?? 255) +
        w3 * (grey[row + d] ?? 255);
    }
  }
  return { width: height, height: wide, grey: new Uint8Array(out.buffer) };
}

/** Darker than this is ink (shade). */
const INK = 128;
/** What may be a letter (pixels): not a speck, not a picture, not a rule. */
const LETTER = { least: 4, most: 200, widest: 5 };
/** So many make it certain that there are letters. */
const LETTERS = 60;

/**
 * How high the small letters of a picture are (pixels): the median of what hangs together in ink, since most letters are as high as an
 * x. Null where there are too few. Of a page on its side it is their width, which is much the same.
 */
export function letterHeight({ width, grey }: Bitmap): number | null {
  const isOver = grey.map((shade, at) => {
    const x = at % width;
    const isEdge = x === 0 || x === width - 1 || at < width || at >= grey.length - width;
    return isEdge || shade > INK ? 1 : 0;
  });
  // What is more than this is no letter, and needs not be followed to its end.
  const waiting = new Int32Array(LETTER.most ** 2);
  const counts = new Uint32Array(LETTER.most);
  const steps = [-1, 1, -width, width];
  let letters = 0;
  for (let start = isOver.indexOf(0); start >= 0; start = isOver.indexOf(0, start + 1)) {
    let left = width;
    let right = 0;
    let bottom = start;
    let count = 0;
    waiting[count++] = start;
    isOver[start] = 1;
    while (count > 0) {
      const at = waiting[--count] ?? 0;
      const x = at % width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (at > bottom) bottom = at;
      for (const step of steps) {
        const next = at + step;
        if (isOver[next] === 1 || count === waiting.length) continue;
        isOver[next] = 1;
        waiting[count++] = next;
      }
    }
    // The first that is met of a letter is of its highest row.
    const high = Math.floor(bottom / width) - Math.floor(start / width) + 1;
    const wide = right - left + 1;
    if (high < LETTER.least || high >= LETTER.most || wide >= LETTER.widest * high) continue;
    counts[high] = (counts[high] ?? 0) + 1;
    letters++;
  }
  if (letters < LETTERS) return null;
  let below = 0;
  return counts.findIndex((count) => {
    below += count;
    return below >= letters / 2;
  });
}

/** As a binary portable grey map (PGM, "P5"), the plainest file that every reader of pictures takes. */
export function toPgm({ width, height, grey }: Bitmap): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = new Uint8Array(head.length + grey.length);
  file.set(head);
  file.set(grey, head.length);
  return file;
}
