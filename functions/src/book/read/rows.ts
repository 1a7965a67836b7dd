/** Printed lines out of strips: parts drawn at other times come home, table rows close up, columns stay apart. */
import { gapBetween, type Strip, sharesFrame, sharesLine, textOf, unite, WIDE_GAP } from './strips.ts';

/** Parts of one line that the file draws apart from one another stand no further off than a wide space. */
const NEAR = 0.6;

/** Brings parts of a line together that do not follow one another in the file (accents, marks, right-to-left lines). */
function reunite(strips: readonly Strip[]): Strip[] {
  const byBase = new Map<number, Strip[]>();
  const kept: Strip[] = [];
  const bucket = (base: number) => Math.round(base / 4);
  for (const strip of strips) {
    const at = bucket(strip.base);
    const home = [at, at - 1, at + 1, at - 2, at + 2]
      .flatMap((key) => byBase.get(key) ?? [])
      .find(
        (other) =>
          sharesFrame(other, strip) &&
          sharesLine(other, strip) &&
          gapBetween(other, strip) < NEAR * Math.max(other.size, strip.size),
      );
    if (home) {
      unite(home, strip);
      continue;
    }
    kept.push(strip);
    byBase.set(at, [...(byBase.get(at) ?? []), strip]);
  }
  return kept;
}

const isRow = (a: Strip, b: Strip) =>
  sharesFrame(a, b) && Math.abs(a.base - b.base) < 0.2 * Math.max(a.size, b.size) && a.end <= b.start;

/** A part of a line this long, in letter heights, is prose, not a table's cell. */
const PROSE = 12;
const FEWEST_PAIRS = 6;

/**
 * Where the file draws two columns line by line across, the same gap comes back line after line with prose on both
 * sides. Returns the place of that gap along the line, or null.
 */
function gutterBetween(strips: readonly Strip[]): number | null {
  const gaps: { from: number; to: number }[] = [];
  for (const [index, b] of strips.entries()) {
    const a = strips[index - 1];
    if (!a || !isRow(a, b)) continue;
    if (a.end - a.start > PROSE * a.size && b.end - b.start > PROSE * b.size) gaps.push({ from: a.end, to: b.start });
  }
  if (gaps.length < FEWEST_PAIRS) return null;
  const middles = gaps.map((gap) => (gap.from + gap.to) / 2).sort((x, y) => x - y);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const common = gaps.filter((gap) => gap.from < middle && middle < gap.to).length;
  return common >= 0.7 * gaps.length ? middle : null;
}

export interface Rows {
  rows: Strip[];
  /** Set where the rows come column by column only after sorting. */
  gutter: number | null;
}

/** Not a stray sign of a formula; a dash is an empty cell. */
const hasWords = (strip: Strip) => /[\p{L}\p{N}\p{Pd}]/u.test(textOf(strip));

/** Lines in the file's own order. */
export function toRows(strips: readonly Strip[]): Rows {
  const whole = reunite(strips);
  const gutter = gutterBetween(whole);
  if (gutter !== null) return { rows: whole, gutter };
  const rows: Strip[] = [];
  for (const strip of whole) {
    const row = rows.at(-1);
    const close = row && strip.start - row.end < WIDE_GAP * 30 * strip.size;
    if (row && close && isRow(row, strip) && hasWords(strip)) unite(row, strip);
    else rows.push(strip);
  }
  return { rows, gutter };
}
