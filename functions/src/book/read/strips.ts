/** Pieces of one printed line, put together as the file draws them. */
import type { Piece } from './pieces.ts';

/**
 * Reading coordinates: `start`→`end` along the line, `near`→`far` across it (near is where one comes from),
 * in points, both growing in reading order of left-to-right text. The same arithmetic then serves turned pages and
 * vertical columns.
 */
export interface Extent {
  start: number;
  end: number;
  near: number;
  far: number;
  base: number;
}

export interface Strip extends Extent {
  pieces: Piece[];
  /** Size of most of its letters. */
  size: number;
  /** All of its letters are bold. */
  bold: boolean;
  /** All of its letters are a typewriter's. */
  mono: boolean;
  /** How many letters its pieces had when they were put together. */
  letters: number;
}

/** What is known of a page's fonts, by pdf.js's names for them. */
export interface Faces {
  isBold: (font: string) => boolean;
  isMono: (font: string) => boolean;
}

export function extentOf(piece: Piece): Extent {
  const { left, right, top, bottom, baseline } = piece;
  switch (piece.turn) {
    case 0:
      return { start: left, end: right, near: top, far: bottom, base: baseline };
    case 1:
      return { start: top, end: bottom, near: -right, far: -left, base: -baseline };
    case 2:
      return { start: -right, end: -left, near: -bottom, far: -top, base: -baseline };
    case 3:
      return { start: -bottom, end: -top, near: left, far: right, base: baseline };
  }
}

export const textOf = (strip: Strip) => strip.pieces.map((piece) => piece.text).join(' ');

/** Text that runs the same way can be compared by its extents. */
export function sharesFrame(a: Strip, b: Strip): boolean {
  const [one, other] = [a.pieces[0], b.pieces[0]];
  return one?.turn === other?.turn && one?.vertical === other?.vertical;
}

export const gapBetween = (a: Extent, b: Extent) => Math.max(b.start - a.end, a.start - b.end);

/** Baselines this close, in letter heights, are one. */
const SAME_BASE = 0.25;

/** Same line: baselines agree, or a smaller piece (superscript, footnote mark, index) overlaps by more than half. */
export function sharesLine(a: Extent & { size: number }, b: Extent & { size: number }): boolean {
  if (Math.abs(a.base - b.base) < SAME_BASE * Math.max(a.size, b.size)) return true;
  const overlap = Math.min(a.far, b.far) - Math.max(a.near, b.near);
  const smaller = Math.min(a.far - a.near, b.far - b.near);
  return Math.min(a.size, b.size) < 0.85 * Math.max(a.size, b.size) && overlap > 0.5 * smaller;
}

function toStrip(piece: Piece, faces: Faces): Strip {
  const style = { size: piece.size, bold: faces.isBold(piece.font), mono: faces.isMono(piece.font) };
  return { ...extentOf(piece), ...style, pieces: [piece], letters: piece.text.length };
}

/** Some producers print a letter twice, a little aside, to make it bold. */
const repeats = (strip: Strip, next: Strip) =>
  next.pieces.every((piece) =>
    strip.pieces.some(
      (other) =>
        other.text === piece.text &&
        Math.abs(other.left - piece.left) < 0.15 * piece.size &&
        Math.abs(other.top - piece.top) < 0.15 * piece.size,
    ),
  );

/** Adds `next` to `strip`. The line stands where its large and many letters stand, not where its superscripts do. */
export function unite(strip: Strip, next: Strip): void {
  if (repeats(strip, next)) return;
  const ratio = next.size / strip.size;
  if (ratio > 1.15 || (ratio > 0.87 && next.letters > strip.letters)) {
    strip.size = next.size;
    strip.base = next.base;
    strip.near = next.near;
    strip.far = next.far;
  }
  strip.start = Math.min(strip.start, next.start);
  strip.end = Math.max(strip.end, next.end);
  strip.bold &&= next.bold;
  strip.mono &&= next.mono;
  strip.pieces.push(...next.pieces);
  strip.letters += next.letters;
}

/** A gap wider than this many letter heights may be a column gutter or lie between table cells. */
export const WIDE_GAP = 1.5;

/** Strips in the file's own order; only pieces that follow one another there come together. */
export function toStrips(pieces: readonly Piece[], faces: Faces): Strip[] {
  const strips: Strip[] = [];
  for (const piece of pieces) {
    const next = toStrip(piece, faces);
    const strip = strips.at(-1);
    const near = strip && gapBetween(strip, next) < WIDE_GAP * Math.max(strip.size, next.size);
    if (strip && near && sharesFrame(strip, next) && sharesLine(strip, next)) unite(strip, next);
    else strips.push(next);
  }
  return strips;
}
