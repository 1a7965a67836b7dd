import type { Box } from '@contract/evidence.ts';

/** A page is looked at in this many pixels across: enough to tell a column of text from a margin. */
export const LOOKED_AT = 160;

/** Ink is this much darker or lighter than the paper, of 255: anti-aliasing makes thin letters pale at this size. */
const INK = 20;
/** Specks, binding shadows and thumb marks in the margin are left out: this share of the ink at each side. */
const STRAY = 0.004;
/** Nothing is cut to less than this share of the page: a title page or half a line must not fill a screen. */
const LEAST = 0.62;
/** Room kept around the text, as a share of the page. */
const AIR = 0.012;

/** The part of a line of sums between its stray ends, as `[from, to)`; null where there is no ink. */
function core(sums: Float64Array): [number, number] | null {
  const total = sums.reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  let from = 0;
  let to = sums.length;
  for (let left = 0; from < to && left + (sums[from] ?? 0) <= total * STRAY; from++) left += sums[from] ?? 0;
  for (let right = 0; to > from && right + (sums[to - 1] ?? 0) <= total * STRAY; to--) right += sums[to - 1] ?? 0;
  return [from, to];
}

/** A stretch of the page, from 0 to 1, no shorter than `least` and with air around it. */
function stretch(range: [number, number], size: number, least: number): [number, number] {
  const from = range[0] / size - AIR;
  const to = range[1] / size + AIR;
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
  const across = core(columns);
  const down = core(rows);
  if (!across || !down) return { x: 0, y: 0, width: 1, height: 1 };
  const [left, right] = stretch(across, width, LEAST);
  const [top, bottom] = stretch(down, height, 0);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
