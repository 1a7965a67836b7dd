import type { Box } from '@contract/evidence.ts';

/** A page is looked at in this many pixels across: enough to tell a column of text from a margin. */
export const LOOKED_AT = 160;

/** Ink is this much darker or lighter than the paper, of 255: anti-aliasing makes thin letters pale at this size. */
const INK = 20;
/** Specks, binding shadows and thumb marks in the margin are left out: this share of the ink at each side. */
const STRAY = 0.004;
/** A line that these would be cut through stands whole, as the number at a page's foot: so many rows or columns on (of a page 160 wide). */
const LETTERS = 5;
/** Nothing is cut to less than this share of the page: a title page or half a line must not fill a screen. */
const LEAST = 0.62;
/** Room kept beside the text, and over and under it, as shares of the page: no more than there is. */
const AIR = { beside: 0.012, over: 0.035 };

/** How far ink goes on from there without a gap; 0 where it goes on for longer than a line is high, as a shadow does. */
function inkedOn(sums: Float64Array, at: number, step: 1 | -1): number {
  let far = 0;
  while (far <= LETTERS && (sums[at + far * step] ?? 0) > 0) far++;
  return far > LETTERS ? 0 : far;
}

/** Room to keep beside ink that ends there, so much at most: nothing that was left out is to be seen cut in half. */
function airBeside(sums: Float64Array, at: number, step: 1 | -1, most: number): number {
  const wanted = most * sums.length;
  if ((sums[at] ?? 0) > 0) return wanted;
  let free = 0;
  while (free < wanted && (sums[at + free * step] ?? 0) === 0) free++;
  return Math.min(free, wanted);
}

/** The part of a line of sums between its stray ends, with air around it, as `[from, to]`; null where there is no ink. */
function core(sums: Float64Array, air: number): [number, number] | null {
  const total = sums.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let from = 0;
  let to = sums.length;
  for (let left = 0; from < to && left + (sums[from] ?? 0) <= total * STRAY; from++) left += sums[from] ?? 0;
  for (let right = 0; to > from && right + (sums[to - 1] ?? 0) <= total * STRAY; to--) right += sums[to - 1] ?? 0;
  from -= inkedOn(sums, from - 1, -1);
  to += inkedOn(sums, to, 1);
  return [from - airBeside(sums, from - 1, -1, air), to + airBeside(sums, to, 1, air)];
}

/** A stretch of the page, from 0 to 1, no shorter than `least`. */
function stretch(range: [number, number], size: number, least: number): [number, number] {
  const [from, to] = [range[0] / size, range[1] / size];
  const more = Math.max(0, least - (to - from)) / 2;
  const begin = Math.max(0, Math.min(from - more, 1 - least));
  return [begin, Math.min(1, Math.max(to + more, begin + least))];
}

/**
 * Where a page's text and figures stand, without its margins, told by its ink: so for scans too, and in any script.
 * @param pixels RGBA, `width` × `height` of them
 * @returns as fractions of the page; the whole page where there is no ink, or ink to its edges
 */
export function textBlockOf(pixels: Uint8ClampedArray, width: number, height: number): Box {
  const tone = (at: number) => ((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255)) / 3;
  // Paper is the tone that most of the outermost pixels have: a page may be all picture, but for its margins.
  const tones = new Uint32Array(256);
  const add = (x: number, y: number) => {
    tones[Math.round(tone((y * width + x) * 4))]! += 1;
  };
  for (let x = 0; x < width; x++) for (const y of [1, height - 2]) add(x, y);
  for (let y = 0; y < height; y++) for (const x of [1, width - 2]) add(x, y);
  const paper = tones.indexOf(tones.reduce((most, n) => Math.max(most, n), 0));
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (Math.abs(tone((y * width + x) * 4) - paper) < INK) continue;
      columns[x]! += 1;
      rows[y]! += 1;
    }
  }
  const across = core(columns, AIR.beside);
  const down = core(rows, AIR.over);
  if (!across || !down) return { x: 0, y: 0, width: 1, height: 1 };
  const [left, right] = stretch(across, width, LEAST);
  const [top, bottom] = stretch(down, height, 0);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
