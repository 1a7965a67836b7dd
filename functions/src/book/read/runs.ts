/** A long piece as several runs, so that a word in the middle of a line is found where it stands. */
import type { Fonts } from './fonts.ts';
import type { Piece } from './pieces.ts';

/** Part `[start, end)` of a piece's text, with its place. */
export interface Part {
  start: number;
  end: number;
  left: number;
  right: number;
}

/** Within so few characters, rough letter widths place a word well enough. */
const SHORT = 16;

/** Letters whose widths the font does not tell (a few symbols) count as this many font sizes. */
const ORDINARY = 0.5;
const MOST_UNKNOWN = 0.2;

interface Measured {
  /** Sum of the widths before each character, points. */
  before: number[];
  total: number;
}

/**
 * Where each character begins, from the font's own widths. What these leave of the piece's width is in its spaces
 * (justified lines); where that cannot be, everything is stretched alike.
 */
function measure(piece: Piece, fonts: Fonts): Measured | null {
  if (!piece.text.includes(' ')) return null;
  const chars = [...piece.text];
  const widthOf = fonts.widthsOf(piece.font);
  const widths: number[] = [];
  let [unknown, spaces, letters] = [0, 0, 0];
  for (const char of chars) {
    if (char === ' ') {
      spaces++;
      widths.push(0);
      continue;
    }
    const known = widthOf?.get(char);
    if (known === undefined) unknown++;
    const width = (known ?? ORDINARY) * piece.em;
    widths.push(width);
    letters += width;
  }
  const width = piece.right - piece.left;
  if (unknown > MOST_UNKNOWN * chars.length || letters === 0 || spaces === 0) return null;
  const space = (width - letters) / spaces;
  const isPlausible = space > 0.1 * piece.em && space < 1.5 * piece.em;
  const even = { space: 0.25 * piece.em, stretch: width / (letters + spaces * 0.25 * piece.em) };
  const { space: gap, stretch } = isPlausible ? { space, stretch: 1 } : even;
  const before: number[] = [];
  let at = 0;
  for (const [index, char] of chars.entries()) {
    for (let unit = 0; unit < char.length; unit++) before.push(at);
    at += (char === ' ' ? gap : (widths[index] ?? 0)) * stretch;
  }
  return { before, total: at };
}

/** A piece cut at spaces into parts of some words each; pieces that are short or not plain left-to-right stay whole. */
export function partsOf(piece: Piece, fonts: Fonts): Part[] {
  const whole = { start: 0, end: piece.text.length, left: piece.left, right: piece.right };
  if (piece.turn !== 0 || piece.rtl || piece.vertical || piece.text.length <= SHORT) return [whole];
  const measured = measure(piece, fonts);
  if (!measured) return [whole];
  const x = (at: number) => piece.left + (measured.before[at] ?? measured.total);
  const parts: Part[] = [];
  let start = 0;
  for (let at = piece.text.indexOf(' '); at >= 0; at = piece.text.indexOf(' ', at + 1)) {
    if (at - start < SHORT) continue;
    parts.push({ start, end: at, left: x(start), right: x(at) });
    start = at + 1;
  }
  parts.push({ start, end: piece.text.length, left: x(start), right: piece.right });
  return parts;
}
