/** Pieces of one printed line, put together in the direction they are read. */
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

const sharesFrame = (a: Piece, b: Piece) => a.turn === b.turn && a.vertical === b.vertical;

/** Same line: baselines agree, or a smaller piece (superscript, footnote mark, index) overlaps by more than half. */
function sharesLine(strip: Strip, next: Extent, size: number): boolean {
  if (Math.abs(strip.base - next.base) < 0.25 * Math.max(strip.size, size)) return true;
  const overlap = Math.min(strip.far, next.far) - Math.max(strip.near, next.near);
  const smaller = Math.min(strip.far - strip.near, next.far - next.near);
  return Math.min(size, strip.size) < 0.85 * Math.max(size, strip.size) && overlap > 0.5 * smaller;
}

/** Gap wider than this many letter heights ends a strip: it is a column gutter or a table cell. */
const WIDEST_GAP = 2.5;

function continues(strip: Strip, piece: Piece, extent: Extent): boolean {
  const last = strip.pieces.at(-1);
  if (!last || !sharesFrame(last, piece) || !sharesLine(strip, extent, piece.size)) return false;
  const size = Math.max(strip.size, piece.size);
  const gap = Math.max(extent.start - strip.end, strip.start - extent.end);
  return gap < WIDEST_GAP * size && gap > -4 * size;
}

function grow(strip: Strip, piece: Piece, extent: Extent): void {
  const dominant = piece.text.length > strip.pieces.reduce((n, p) => n + p.text.length, 0);
  strip.pieces.push(piece);
  strip.start = Math.min(strip.start, extent.start);
  strip.end = Math.max(strip.end, extent.end);
  if (dominant) {
    strip.size = piece.size;
    strip.base = extent.base;
    strip.near = extent.near;
    strip.far = extent.far;
  }
}

/** Strips in the file's own order. */
export function toStrips(pieces: readonly Piece[]): Strip[] {
  const strips: Strip[] = [];
  for (const piece of pieces) {
    const extent = extentOf(piece);
    const strip = strips.at(-1);
    if (strip && continues(strip, piece, extent)) grow(strip, piece, extent);
    else strips.push({ ...extent, size: piece.size, pieces: [piece] });
  }
  return strips;
}
